import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { findPostmaster } from "../../api/db/embedded/postmaster.ts";
import { isReady } from "../../api/testing/processes/is-ready.ts";
import { throwAwayFolder } from "../../api/testing/throw-away-folder.ts";
import { listPieces } from "../pieces.ts";
import { type Shop, startShop } from "../server.ts";
import { addByApi, cards, comeWithCart, contacts, fillOrderForm, payWith } from "./buying.ts";

const importer = join(import.meta.dirname, "..", "..", "importers", "command", "command.ts");

const goods = `Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Published
coat,Пальто,Витрина,Пальто,Размер,44,COAT-44,5,12900,true
`;

interface MortalShop extends Shop {
  /** Kills its database, and each that is brought up for it, until that is called off. */
  keepDatabaseAway(): void;
  letDatabaseBack(): void;
}

/** A shop of its own with one coat in it, for a test that kills its database. */
async function openMortalShop(): Promise<MortalShop> {
  const dataDir = throwAwayFolder();
  const file = join(dataDir, "goods.csv");
  writeFileSync(file, goods);
  const env = { DEMO: "false", DATA_DIR: dataDir };
  execFileSync(process.execPath, [importer, file], { env: { ...process.env, ...env } });
  const shop = await startShop({ dataDir, env: { ...env, LOG_LEVEL: "silent" } });
  const killDatabase = () => {
    const postmaster = findPostmaster(join(dataDir, "postgres"));
    if (postmaster) process.kill(postmaster.pid, "SIGKILL");
  };
  let killing: NodeJS.Timeout | undefined;
  return {
    ...shop,
    keepDatabaseAway() {
      killDatabase();
      killing = setInterval(killDatabase, 5);
    },
    letDatabaseBack() {
      clearInterval(killing);
    },
    async stop() {
      clearInterval(killing);
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
  const shop = await openMortalShop();
  try {
    const page = await browser.newPage({ baseURL: shop.url });
    const [piece] = await listPieces(page.request);
    if (!piece) throw new Error("The coat is not there");
    await comeWithCart(page, await addByApi(page.request, piece));
    await page.goto(links.ru.orderForm());
    await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
    await fillOrderForm(page);
    await expect(page.locator("dd").last()).toHaveText(/руб/);

    await page.route(
      "**/orders/?*",
      async (route) => {
        // Brought up as fast as it is, it would be back before the order asks for it.
        shop.keepDatabaseAway();
        // What lives on for a moment of the killed one may still answer.
        await untilReady(shop.url, false);
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Перейти к оплате" }).click();
    const told = page.getByRole("dialog", { name: "Ошибка оформления заказа" });
    await expect(told).toContainText("Магазин прервался на минуту");
    shop.letDatabaseBack();
    const back = timeUntilReady(shop.url);
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
