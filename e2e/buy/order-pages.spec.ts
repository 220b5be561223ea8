import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { findPiece } from "../pieces.ts";
import { visit } from "../visit.ts";
import { addByApi, cards, comeWithCart, fillOrderForm, orderNumber, payWith } from "./buying.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1312, height: 900 },
];

for (const [index, viewport] of screens.entries()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    test("no state of a purchase has anything to complain of", async ({ page }) => {
      test.setTimeout(120_000);
      const complaints = complaintsOf(page);
      const piece = findPiece("many", 14 + index);
      await visit(page, links.ru.product(piece.slug));
      await page.getByRole("button", { name: "Хорошо" }).click();
      const buy = page.getByRole("main").getByRole("button", { name: "Добавить в корзину" });
      await buy.first().click();
      const popup = page.getByRole("dialog", { name: "Выберите размер" });
      await popup
        .getByRole("checkbox", { name: new RegExp(`^${piece.size.text}( |$)`) })
        .check({ force: true });
      await expectNoFault(page, "sizes");
      await popup.getByRole("button", { name: /Добавить/ }).click();
      await expect(page.getByRole("dialog", { name: "Добавлено в корзину" })).toBeVisible();
      await expectNoFault(page, "added");

      await page.goto(links.ru.cart());
      await page.getByRole("button", { name: /Добавить ещё/ }).click();
      await expect(page.getByRole("link", { name: "Перейти к доставке" })).toBeVisible();
      await expectNoFault(page, "cart");

      await page.goto(links.ru.orderForm());
      await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
      await page.getByRole("button", { name: "Перейти к оплате" }).click();
      await expectNoFault(page, "form with faults");
      await page.locator("[name=locality]").fill("с");
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectNoFault(page, "cities");
      await page.locator("[name=locality]").fill("Москва");
      await page.getByRole("option", { name: "Москва" }).click();
      await page.getByRole("radio", { name: /Забрать/ }).press("Space");
      await expect(page.getByRole("radio", { name: /Петровке/ })).toBeVisible();
      await expectNoFault(page, "shops");
      await page.getByRole("radio", { name: /Курьером/ }).press("Space");
      await fillOrderForm(page);
      await page.getByRole("button", { name: "Перейти к оплате" }).click();

      await payWith(page, cards.declined);
      await expect(page.getByRole("heading", { name: "Не удалось оплатить заказ" })).toBeVisible();
      await expectNoFault(page, "declined");
      await page.getByRole("button", { name: "Оплатить ещё раз" }).click();
      await payWith(page, cards.good);
      await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
      await expectNoFault(page, "paid");
      await page.goto(links.ru.order(orderNumber(page)));
      await page.getByText(/Чек об/).click();
      await expectNoFault(page, "order");
      expect(complaints).toEqual([]);
    });
  });
}

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
