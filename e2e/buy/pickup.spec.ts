import { expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { findPiece } from "../pieces.ts";
import { staff } from "../staff.ts";
import { visit } from "../visit.ts";
import { addByApi, cards, comeWithCart, contacts, orderNumber, payWith } from "./buying.ts";
import { enter, reach } from "./keyboard.ts";

const main = (page: Page) => page.getByRole("main");
const shop = (page: Page, title: RegExp) => main(page).getByRole("radio", { name: title });

async function fillContacts(page: Page): Promise<void> {
  for (const name of ["first_name", "phone", "email"] as const) {
    await page.locator(`[name=${name}]`).fill(contacts[name]);
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, request }) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 30)));
  await visit(page, links.ru.orderForm());
  await shop(page, /Забрать/).press("Space");
});

test("of the shops those of the city are shown, one of another is found by the keyboard and kept", async ({
  page,
}) => {
  await expect(shop(page, /Петровке/)).toBeVisible();
  await expect(shop(page, /Баумана/)).toBeHidden();

  await enter(page, main(page).locator("summary", { hasText: "Другие города" }));
  await enter(page, main(page).locator("summary", { hasText: "Казань" }));
  await reach(page, shop(page, /Баумана/));
  await page.keyboard.press("Space");
  await expect(shop(page, /Баумана/)).toBeChecked();

  await page.reload();
  await expect(shop(page, /Баумана/), "what is chosen is never folded away").toBeVisible();
  await expect(shop(page, /Баумана/)).toBeChecked();
});

test("a city without a shop says so, and who forgot to choose is led into the list", async ({
  page,
}) => {
  await fillContacts(page);
  await page.locator("[name=locality]").fill("Тверь");
  await page.getByRole("option", { name: /^Тверь/ }).click();
  await expect(main(page).getByText("В этом городе нашего магазина пока нет")).toBeVisible();
  await expect(shop(page, /Светланской/)).toBeHidden();

  await main(page).getByRole("button", { name: "Перейти к оплате" }).click();
  await expect(shop(page, /Светланской/)).toBeFocused();
  await expect(main(page).getByText("Обязательное поле")).toBeVisible();
});

test("an order tells the day when it is expected until it waits in the shop", async ({ page }) => {
  await fillContacts(page);
  await shop(page, /Петровке/).press("Space");
  await main(page).getByRole("button", { name: "Перейти к оплате" }).click();
  await payWith(page, cards.good);
  await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
  const number = orderNumber(page);
  await page.goto(links.ru.order(number));
  await expect(main(page).getByText(/^Ожидаем /)).toBeVisible();

  for (const move of ["assembling", "shipped", "ready_for_pickup"]) {
    await staff("shipment", number, move);
  }
  await page.reload();
  await expect(main(page).getByText("Ждёт в магазине", { exact: true })).toBeVisible();
  await expect(main(page).getByText(/^Ежедневно/)).toBeVisible();
  await expect(main(page).getByText(/^Ожидаем /)).toBeHidden();
});
