import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { isReady } from "../../api/testing/processes/is-ready.ts";
import { throwAwayFolder } from "../../api/testing/throw-away-folder.ts";
import { listPieces } from "../pieces.ts";
import { type Shop, startShop } from "../server.ts";
import { addByApi, cards, comeWithCart, contacts, fillOrderForm, payWith } from "./buying.ts";

const importer = join(import.meta.dirname, "..", "..", "importers", "command", "command.ts");

const goods = `Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Published
coat,Пальто,Витрина,Пальто,Размер,44,COAT-44,5,12900,true
`;

/** A shop of its own with one coat in it, for a test that kills its database. */
async function openSmallShop(): Promise<Shop & { killDatabase(): void }> {
  const dataDir = throwAwayFolder();
  const file = join(dataDir, "goods.csv");
  writeFileSync(file, goods);
  const env = { DEMO: "false", DATA_DIR: dataDir };
  execFileSync(process.execPath, [importer, file], { env: { ...process.env, ...env } });
  const shop = await startShop({ dataDir, env: { ...env, LOG_LEVEL: "silent" } });
  return {
    ...shop,
    killDatabase() {
      const pid = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0];
      process.kill(Number(pid), "SIGKILL");
    },
    async stop() {
      const code = await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** Until the shop says that its database is away, or that it has come back. */
async function untilReady(url: string, ready: boolean): Promise<void> {
  while ((await isReady(url)) !== ready) await pause(10);
}

/** Milliseconds from now, when the database is away, until shoppers are served again. */
async function timeUntilReady(url: string): Promise<number> {
  const began = performance.now();
  await untilReady(url, true);
  return performance.now() - began;
}

test("a shopper who presses while the database is killed reads so kindly, and then orders once", async ({
  browser,
}) => {
  test.slow();
  const shop = await openSmallShop();
  try {
    const page = await browser.newPage({ baseURL: shop.url });
    const [piece] = await listPieces(page.request);
    if (!piece) throw new Error("The coat is not there");
    await comeWithCart(page, await addByApi(page.request, piece));
    await page.goto(links.ru.orderForm());
    await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
    await fillOrderForm(page);
    await expect(page.locator("dd").last()).toHaveText(/руб/);

    let back: Promise<number> | undefined;
    await page.route(
      "**/orders/?*",
      async (route) => {
        shop.killDatabase();
        // What lives on for a moment of the killed one may still answer.
        await untilReady(shop.url, false);
        back = timeUntilReady(shop.url);
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Перейти к оплате" }).click();
    const told = page.getByRole("dialog", { name: "Ошибка оформления заказа" });
    await expect(told).toContainText("Магазин прервался на минуту");
    await told.getByRole("button", { name: "ОК" }).click();
    await expect(page.locator("[name=street]")).toHaveValue(contacts.street);

    expect(await back).toBeLessThan(10_000);
    await page.getByRole("button", { name: "Перейти к оплате" }).click();
    await payWith(page, cards.good);
    await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
    await page.goto(links.ru.cart());
    await expect(page.getByText("В корзине пока ничего нет")).toBeVisible();
  } finally {
    await shop.stop();
  }
});
