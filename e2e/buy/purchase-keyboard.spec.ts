import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf } from "../no-fault.ts";
import { visit } from "../visit.ts";
import { contacts, orderNumber } from "./buying.ts";
import { enter, reach } from "./keyboard.ts";

test.use({
  viewport: { width: 1312, height: 860 },
  contextOptions: { reducedMotion: "reduce" },
});

test("a first visit goes from home to a paid order by the keyboard alone", async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  const main = page.getByRole("main");
  await visit(page, links.ru.home());

  await test.step("the menu leads to a category", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "К содержанию" })).toBeFocused();
    await enter(page, page.getByRole("button", { name: "Открыть меню" }));
    const menu = page.getByRole("navigation", { name: "Главное меню" });
    await enter(page, menu.getByRole("button", { name: "Раздел «Женщинам»" }));
    await enter(page, menu.getByRole("button", { name: "Раздел «Одежда»" }).first());
    await enter(page, menu.getByRole("link", { name: "Платья" }).first());
    await expect(main.getByRole("heading", { level: 1, name: "Платья" })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  await test.step("a product, a size, the cart", async () => {
    const card = main
      .getByRole("listitem")
      .filter({ has: page.locator("[data-add]") })
      .first();
    await enter(page, card.getByRole("link").first());
    const sizes = main.getByRole("radio");
    await expect(sizes.first()).toBeAttached();
    await reach(page, sizes.and(page.locator(":enabled")).first());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(main.getByRole("radio", { checked: true })).toBeFocused();
    await enter(page, main.getByRole("button", { name: "Добавить в корзину" }).first());
    const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
    await expect(added).toBeFocused();
    await enter(page, added.getByRole("link", { name: "Открыть корзину" }));
    await expect(main.getByRole("heading", { level: 1, name: "Корзина" })).toBeVisible();
    await enter(page, main.getByRole("link", { name: "Перейти к доставке" }));
  });

  await test.step("the form, with another city", async () => {
    await expect(main.getByRole("radio", { name: /Курьером/ })).toBeChecked();
    const { street, flat, ...person } = contacts;
    for (const [name, value] of Object.entries(person)) {
      await reach(page, page.locator(`[name=${name}]`));
      await page.keyboard.type(value);
    }
    await reach(page, page.locator("[name=locality]"));
    await page.keyboard.type("Санкт");
    await expect(page.getByRole("option", { name: /Санкт-Петербург/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.locator("[name=locality]")).toHaveValue("Санкт-Петербург");
    const courier = main.getByRole("radio", { name: /Курьером/ });
    await expect(courier, "another city changes nothing else").toBeChecked();
    await reach(page, courier);
    await page.keyboard.press("ArrowDown");
    await expect(main.getByRole("radio", { name: /Забрать/ })).toBeChecked();
    await page.keyboard.press("ArrowUp");
    for (const [name, value] of Object.entries({ street, flat })) {
      await reach(page, page.locator(`[name=${name}]`));
      await page.keyboard.type(value);
    }
    await enter(page, main.getByRole("button", { name: "Перейти к оплате" }));
  });

  await test.step("the bank asks for a code", async () => {
    await page.waitForURL("**/sandbox/**");
    await reach(page, page.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await enter(page, page.getByRole("button", { name: "Оплатить" }));
    await expect(page.getByRole("heading", { name: "Подтверждение" })).toBeVisible();
    await reach(page, page.getByRole("textbox"));
    await page.keyboard.type("1234");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/order/payments/**");
  });

  await test.step("the result and the order", async () => {
    await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
    const number = orderNumber(page);
    await enter(page, main.getByRole("link", { name: "Открыть заказ" }));
    await expect(page.getByRole("heading", { name: `Заказ ${number}` })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
