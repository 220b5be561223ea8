import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf } from "../no-fault.ts";
import { findPiece } from "../pieces.ts";
import {
  addByApi,
  addOnItsPage,
  cards,
  comeWithCart,
  contacts,
  fillOrderForm,
  orderNumber,
  payWith,
} from "./buying.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe("on a phone", () => {
  test.use(phone);

  test("a shopper buys a piece as a guest, from its page to the paid order", async ({ page }) => {
    const complaints = complaintsOf(page);
    const piece = findPiece("many");
    await page.goto(links.ru.home());
    await page.getByRole("button", { name: "Хорошо" }).click();
    await addOnItsPage(page, piece);

    const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
    await expect(added.getByText(piece.title)).toBeVisible();
    await expect(added.locator("img")).toBeVisible();
    await added.getByRole("link", { name: "Оформить заказ" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Доставка" })).toBeVisible();
    await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
    const fields = page.locator("form input:not([type=radio]):visible");
    expect((await fields.count()) + 1, "fields, the way of delivery included").toBeLessThanOrEqual(
      8,
    );
    await fillOrderForm(page);
    await page.getByRole("button", { name: "Перейти к оплате" }).click();
    await payWith(page, cards.good);

    await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
    const number = orderNumber(page);
    await page.getByRole("link", { name: "Открыть заказ" }).click();
    await expect(page.getByRole("heading", { name: `Заказ ${number}` })).toBeVisible();
    await expect(page.getByText("Оплачен", { exact: true })).toBeVisible();
    await expect(page.getByText("Оплата получена")).toBeVisible();
    await expect(page.getByText(/Чек об/)).toBeVisible();
    await page.goto(links.ru.cart());
    await expect(page.getByText("В корзине пока ничего нет")).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("everything that is pressed while ordering is large enough for a thumb", async ({
    page,
    request,
  }) => {
    await comeWithCart(page, await addByApi(request, findPiece("many", 1)));
    for (const path of [links.ru.cart(), links.ru.orderForm()]) {
      await page.goto(path);
      await expect(page.getByText(/руб\./).first()).toBeVisible();
      const small = await page.getByRole("main").evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>("button, select, input:not([type=radio]), summary")]
          .filter((element) => element.checkVisibility() && !element.matches("[class*=link]"))
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(small).toEqual([]);
    }
  });
});

test("a declined card is told, and another one pays the same order", async ({ page, request }) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 3)));
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await payWith(page, cards.declined);

  await expect(page.getByRole("heading", { name: "Не удалось оплатить заказ" })).toBeVisible();
  await expect(page.getByText(/Вещи отложены для вас до/)).toBeVisible();
  const number = orderNumber(page);
  // The success page opened by hand shows what is so, not what its address says.
  await page.goto(links.ru.paymentSuccess(number));
  await expect(page.getByRole("heading", { name: "Не удалось оплатить заказ" })).toBeVisible();

  await page.getByRole("button", { name: "Оплатить ещё раз" }).click();
  await payWith(page, cards.good);
  await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
  expect(orderNumber(page)).toBe(number);
});

test("what is filled in outlives a reload, a step back and a failed call", async ({
  page,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 4)));
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  await page.reload();
  await expect(page.locator("[name=street]")).toHaveValue(contacts.street);
  await page.getByRole("link", { name: "Изменить" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Корзина" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("[name=email]")).toHaveValue(contacts.email);

  await page.route("**/orders/?*", (route) => route.abort());
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await expect(page.getByRole("dialog", { name: "Ошибка оформления заказа" })).toContainText(
    "Нет ответа от сервера",
  );
  await page.getByRole("button", { name: "ОК" }).click();
  await page.unroute("**/orders/?*");
  await expect(page.locator("[name=phone]")).toHaveValue("+7 916 204-31-05");
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await page.waitForURL("**/sandbox/**");
});

test("an answer that was lost does not order twice", async ({ page, request }) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 5)));
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  let lost = "";
  await page.route("**/orders/?*", async (route) => {
    lost = (await (await route.fetch()).json()).number;
    await route.abort();
  });
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await page.getByRole("button", { name: "ОК" }).click();
  await page.unroute("**/orders/?*");
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await page.waitForURL("**/sandbox/**");
  expect(lost).not.toBe("");
  await expect(page.getByText(lost)).toBeVisible();
});

test("faults stand beside their fields, the first one gets the focus, and go with what is typed", async ({
  page,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 6)));
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  await page.locator("[name=phone]").fill("+7 916 204-31-0");
  await page.locator("[name=email]").fill("anna@mail");
  await page.locator("[name=street]").fill("");
  await page.getByRole("button", { name: "Перейти к оплате" }).click();

  const field = page.locator("[name=phone]");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/Не.хватает последней цифры/);
  await expect(page.locator("[name=email]")).toHaveAccessibleDescription(/правильный адрес/);
  await expect(page.locator("[name=street]")).toHaveAccessibleDescription("Обязательное поле");
  await field.pressSequentially("5");
  await expect(field).not.toHaveAttribute("aria-invalid", "true");

  // What only the server finds comes to its field in the same way.
  await page.route("**/orders/?*", (route) =>
    route.fulfill({
      status: 400,
      json: {
        detail: { errors: [{ name: "first_name", message: "Такое имя не подходит" }] },
        code: "bad_request",
        request_id: "1",
      },
    }),
  );
  await page.locator("[name=email]").fill(contacts.email);
  await page.locator("[name=street]").fill(contacts.street);
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await expect(page.locator("[name=first_name]")).toHaveAccessibleDescription(/не подходит/);
  await expect(page.locator("[name=first_name]")).toBeFocused();
  await page.locator("[name=last_name]").focus();
  await page.locator("[name=first_name]").focus();
  await expect(page.locator("[name=first_name]")).not.toHaveAttribute("aria-invalid", "true");
});

test("a total that has changed is told with both sums and asked again", async ({
  page,
  request,
}) => {
  const piece = findPiece("many", 7);
  const cartId = await addByApi(request, piece);
  await comeWithCart(page, cartId);
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await fillOrderForm(page);
  const shown = page.locator("dd").last();
  const before = (await shown.textContent()) ?? "";
  await addByApi(request, piece, cartId);

  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  const question = page.getByRole("dialog", { name: "Сумма заказа изменилась" });
  await expect(question).toContainText(/было .+ стало/);
  await question.getByRole("button", { name: "Отменить" }).click();
  await expect(shown).not.toHaveText(before);
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  await page.waitForURL("**/sandbox/**");
});
