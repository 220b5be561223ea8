import { expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { findPiece, type Piece } from "../pieces.ts";
import { visit } from "../visit.ts";
import { addByApi, cards, comeWithCart, fillOrderForm, orderNumber, payWith } from "./buying.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1312, height: 900 };

/** The state has no fault, neither on a phone nor on a desktop. */
async function expectNoFaultAnywhere(page: Page, state: string): Promise<void> {
  await expectNoFault(page, `${state} on a phone`);
  await page.setViewportSize(desktop);
  // Dark differs in its colors alone, and those are the same at every width.
  await expectNoFault(page, `${state} on a desktop`, ["light"]);
  await page.setViewportSize(phone);
}

/** Chooses the size in its popup and puts the piece into the cart; neither state has a fault. */
async function addInPopup(page: Page, { slug, size }: Piece): Promise<void> {
  await visit(page, links.ru.product(slug));
  await page.getByRole("main").getByRole("button", { name: "Добавить в корзину" }).first().click();
  const popup = page.getByRole("dialog", { name: "Выберите размер" });
  await popup
    .getByRole("checkbox", { name: new RegExp(`^${size.text}( |$)`) })
    .check({ force: true });
  await expectNoFault(page, "sizes");
  await popup.getByRole("button", { name: /Добавить/ }).click();
  await expect(page.getByRole("dialog", { name: "Добавлено в корзину" })).toBeVisible();
  await expectNoFault(page, "added");
}

test.describe("the way to a paid order", () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

  test("has nothing to complain of in any state", async ({ page }) => {
    test.setTimeout(120_000);
    const complaints = complaintsOf(page);
    const piece = findPiece("many", 14);
    // What opens keeps the shape that it had when it opened.
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await addInPopup(page, piece);
    }

    await page.goto(links.ru.cart());
    await page.getByRole("button", { name: /Добавить ещё/ }).click();
    await expect(page.getByRole("link", { name: "Перейти к доставке" })).toBeVisible();
    await expectNoFaultAnywhere(page, "cart");

    await page.goto(links.ru.orderForm());
    await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
    await page.getByRole("button", { name: "Перейти к оплате" }).click();
    await expectNoFaultAnywhere(page, "form with faults");
    await page.locator("[name=locality]").fill("с");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectNoFaultAnywhere(page, "cities");
    await page.locator("[name=locality]").fill("Москва");
    await page.getByRole("option", { name: "Москва" }).click();
    await page.getByRole("radio", { name: /Забрать/ }).press("Space");
    await expect(page.getByRole("radio", { name: /Петровке/ })).toBeVisible();
    await expectNoFaultAnywhere(page, "shops");
    await page.getByRole("radio", { name: /Курьером/ }).press("Space");
    await fillOrderForm(page);
    await page.getByRole("button", { name: "Перейти к оплате" }).click();

    await payWith(page, cards.declined);
    await expect(page.getByRole("heading", { name: "Не удалось оплатить заказ" })).toBeVisible();
    await expectNoFaultAnywhere(page, "declined");
    await page.getByRole("button", { name: "Оплатить ещё раз" }).click();
    await payWith(page, cards.good);
    await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
    await expectNoFaultAnywhere(page, "paid");
    await page.goto(links.ru.order(orderNumber(page)));
    await page.getByText(/Чек об/).click();
    await expectNoFaultAnywhere(page, "order");
    expect(complaints).toEqual([]);
  });
});

test("an order's pages in English speak no Russian", async ({ page, request }) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 17)));
  await page.goto(links.en.cart());
  await expect(page.getByRole("link", { name: "Continue to delivery" })).toBeVisible();
  await expect(page.getByRole("main")).not.toHaveText(/[а-яё]/i);
  await page.goto(links.en.orderForm());
  await expect(page.getByRole("radio", { name: /By courier/ })).toBeChecked();
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByText("Required").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toHaveText(/[а-яё]/i);
});
