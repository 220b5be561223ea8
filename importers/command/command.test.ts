import { execFile, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Db } from "#api/context.ts";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { csvBytes, type Row, temporaryFile } from "../testing/files.ts";
import { snapshot, testShop } from "../testing/shop.ts";

const command = join(import.meta.dirname, "command.ts");
const run = promisify(execFile);

function environment(url: string): NodeJS.ProcessEnv {
  const dataDir = temporaryFolder("import");
  // The test server listens on a socket; the setting wants an address with a host in it.
  const databaseUrl = url.replace("@/", "@localhost/");
  return { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: "false" };
}

const modelCount = 60;

/** Models in two colors, each linked to the next and to the one before. */
function manyModels(): string {
  const rows: Row[] = [];
  for (let index = 0; index < modelCount; index += 1) {
    const sku = `M${index}`;
    const variants = ["Red", "Blue"].flatMap((color) =>
      ["S", "M"].map((size) => ({
        sku: `${sku}-${size}-${color}`,
        axes: `size=${size},color=${color}`,
      })),
    );
    const shared = {
      categories: `Default Category/Women/Group ${index % 7}`,
      name: `Dress ${index}`,
      price: String(1000 + index),
      qty: String(index % 5),
    };
    rows.push({
      sku,
      product_type: "configurable",
      ...shared,
      visibility: "Catalog, Search",
      additional_attributes: `material=Linen|Silk,new=Yes`,
      configurable_variations: variants.map((one) => `sku=${one.sku},${one.axes}`).join("|"),
      related_skus: `M${(index + 1) % modelCount},M${(index + modelCount - 1) % modelCount}`,
    });
    for (const { sku: code, axes } of variants) {
      const visibility = "Not Visible Individually";
      rows.push({
        ...shared,
        sku: code,
        product_type: "simple",
        visibility,
        additional_attributes: axes,
      });
    }
  }
  return temporaryFile(csvBytes(rows));
}

async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

it("goes on after kill -9, to the same shop as without a cut", { timeout: 120_000 }, async () => {
  const path = manyModels();
  const whole = await testShop();
  await whole.importFile(path);

  const cut = await testShop();
  const env = environment(cut.url);
  let kills = 0;
  for (const killAfter of [5, 50]) {
    const child = spawn(process.execPath, [command, path], { env, stdio: "ignore" });
    const ended = new Promise((done) => child.on("exit", done));
    while (child.exitCode === null && (await countProducts(cut.db)) < killAfter) await wait(20);
    if (child.kill("SIGKILL")) kills += 1;
    await ended;
  }
  expect(kills).toBe(2);
  expect(await countProducts(cut.db)).toBeLessThan(2 * modelCount);
  const { stdout } = await run(process.execPath, [command, path], { env });
  expect(stdout).toMatch(/unchanged +\d\d/);
  const end = await snapshot(cut.db);
  expect(end).toEqual(await snapshot(whole.db));
  expect(JSON.stringify(end)).toContain('[["similar","dress-1-red"],["similar","dress-59-red"]]');
});

it("ends with counts, and writes every row that it could not take into a file", {
  timeout: 60_000,
}, async () => {
  const { url } = await testShop();
  const env = environment(url);
  const rows = [
    {
      sku: "A",
      product_type: "simple",
      visibility: "Catalog",
      name: "Dress",
      price: "10",
      qty: "1",
    },
    { sku: "B", product_type: "bundle", visibility: "Catalog", name: "Set", price: "10", qty: "1" },
    { sku: "=C", product_type: "simple", visibility: "Catalog", name: "Odd", price: "x", qty: "1" },
  ];
  const { stdout } = await run(process.execPath, [command, temporaryFile(csvBytes(rows))], { env });
  expect(stdout).toMatch(/added +1 /);
  expect(stdout).toContain("line 3, B: not taken, bundle");
  const file = /All of them: (.+)/.exec(stdout)?.[1] ?? "";
  expect(readFileSync(file, "utf8").trim().split("\n").slice(-2)).toEqual([
    "3,B,not taken,bundle: a bundle is priced by choices made in the cart",
    `4,'=C,not taken,"there is no price, or it is no number above 0"`,
  ]);
});

it("moves no cursor by what a file holds", { timeout: 60_000 }, async () => {
  const { url } = await testShop();
  const dress = { product_type: "simple", name: "Dress", description: "Linen. ".repeat(200) };
  const rows = [
    { ...dress, sku: "\x1b[2J\x07", name: "\x1b]0;x\x07Dress", price: "x" },
    { ...dress, sku: "A\u202eB\n\x1b[31m", price: "10" },
  ];
  const args = [command, temporaryFile(csvBytes(rows))];
  const { stdout } = await run(process.execPath, args, { env: environment(url) });
  expect(stdout).toContain("Dress (A\uFFFDB \uFFFD[31m)");
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
});

it("says in one line what is wrong", { timeout: 60_000 }, async () => {
  const failed = run(process.execPath, [command, "/nowhere.csv"], { env: environment("") });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: "There is no file /nowhere.csv.\n",
  });
});

it("is not begun with a media folder that holds no picture of the file", {
  timeout: 60_000,
}, async () => {
  const { db, url } = await testShop();
  const media = temporaryFolder("media");
  const dress = { product_type: "simple", name: "Dress", price: "10", qty: "1" };
  const rows = [
    { ...dress, sku: "A", base_image: "/d/a.jpg" },
    { ...dress, sku: "B", base_image: "https://pictures.example/d/b.jpg?width=900" },
  ];
  const args = [command, temporaryFile(csvBytes(rows)), "--media", media];
  await expect(run(process.execPath, args, { env: environment(url) })).rejects.toMatchObject({
    code: 1,
    stderr: `--media: ${media} does not hold any of the 2 pictures of the file. It would be ${media}/d/a.jpg, for one.\n`,
  });
  expect(await countProducts(db)).toBe(0);

  // Of an address the end is looked for; that it is no picture is told of its product alone.
  writeFileSync(join(media, "b.jpg"), "");
  const { stdout } = await run(process.execPath, args, { env: environment(url) });
  expect(stdout).toMatch(/added +2 /);
});

it("is not begun while another run of the same source is under way", {
  timeout: 60_000,
}, async () => {
  const { db, url } = await testShop();
  const row = { sku: "A", product_type: "simple", name: "Dress", price: "10", qty: "1" };
  const path = temporaryFile(csvBytes([row]));
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(hashtextextended('import magento-csv', 0))`.execute(other);
    const second = run(process.execPath, [command, path], { env: environment(url) });
    await expect(second).rejects.toMatchObject({
      code: 1,
      stderr: "Another import of magento-csv is running.\n",
    });
    await sql`select pg_advisory_unlock_all()`.execute(other);
  });
  expect(await countProducts(db)).toBe(0);
});
