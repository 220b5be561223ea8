import { expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { findPiece } from "../pieces.ts";
import {
  addByApi,
  cards,
  comeWithCart,
  contacts,
  fillOrderForm,
  orderNumber,
  payWith,
} from "./buying.ts";

const press = (page: Page) => page.getByRole("button", { name: "Перейти к оплате" }).click();

async function openForm(page: Page): Promise<void> {
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
}

test("the cart emptied in another tab is told at once, and nothing that was typed is lost", async ({
  page,
  context,
  request,
}) => {
  const piece = findPiece("many", 20);
  const cartId = await addByApi(request, piece);
  await comeWithCart(page, cartId);
  await openForm(page);
  await fillOrderForm(page);

  const other = await context.newPage();
  await other.goto(links.ru.cart());
  await other.getByRole("button", { name: /^Убрать из корзины/ }).click();
  await expect(page.getByText("Оформлять пока нечего")).toBeVisible();
  await other.getByRole("button", { name: "Вернуть" }).click();
  await expect(page.locator("[name=street]")).toHaveValue(contacts.street);
  await expect(page.locator("[name=phone]")).toHaveValue("+7 916 204-31-05");
});

test("an order placed in another tab is shown here instead of being placed again", async ({
  page,
  context,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 21)));
  await openForm(page);
  const other = await context.newPage();
  await openForm(other);
  await fillOrderForm(other);
  await press(other);
  await payWith(other, cards.good);
  await expect(other.getByText("Заказ успешно оплачен")).toBeVisible();

  await expect(page.getByText("Оформлять пока нечего")).toBeVisible();
  const number = orderNumber(other);
  await page.getByRole("link", { name: `Заказ ${number}` }).click();
  await expect(page.getByText("Оплачен", { exact: true })).toBeVisible();
});

test("two tabs that press at the same moment make one order", async ({
  page,
  context,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 22)));
  await openForm(page);
  await fillOrderForm(page);
  const other = await context.newPage();
  await openForm(other);
  await fillOrderForm(other);
  const statuses: number[] = [];
  const sent: (() => void)[] = [];
  for (const tab of [page, other]) {
    tab.on("response", (answer) => {
      if (/\/orders\/\?/.test(answer.url())) statuses.push(answer.status());
    });
    // The first is held until the second is on its way too.
    await tab.route("**/orders/?*", async (route) => {
      if (sent.length < 2) {
        const released = new Promise<void>((resolve) => sent.push(resolve));
        if (sent.length === 2) for (const release of sent) release();
        await released;
      }
      await route.continue();
    });
  }
  await Promise.all([press(page), press(other)]);
  // The tab that comes second may ask once more before it gives up.
  await expect.poll(() => new Set(statuses)).toEqual(new Set([201, 409]));
  const arriving = [page, other].map((tab) => tab.waitForURL("**/sandbox/**").then(() => tab));
  const loser = (await Promise.any(arriving)) === page ? other : page;
  await expect(loser.getByText(/В корзине пусто|Корзина пуста/).first()).toBeVisible();
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
});

test("a double tap on a slow network sends one order and shows that it is under way", async ({
  page,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 23)));
  await openForm(page);
  await fillOrderForm(page);
  let sent = 0;
  await page.route("**/orders/?*", async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Перейти к оплате" }).dblclick();
  await expect(page.getByRole("button", { name: "Оформляем заказ" })).toBeVisible();
  await page.locator("[name=email]").press("Enter");
  await page.waitForURL("**/sandbox/**");
  expect(sent).toBe(1);
});

test("an order whose answer was lost is found again after a reload", async ({ page, request }) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 28)));
  await openForm(page);
  await fillOrderForm(page);
  let number = "";
  await page.route("**/orders/?*", async (route) => {
    number = (await (await route.fetch()).json()).number;
    await route.abort();
  });
  await press(page);
  await page.getByRole("button", { name: "ОК" }).click();
  await page.unroute("**/orders/?*");
  await page.reload();
  await expect(page.getByText("Оформлять пока нечего")).toBeVisible();
  await page.getByRole("link", { name: `Заказ ${number}` }).click();
  await expect(page.getByRole("button", { name: "Вернуться к оплате" })).toBeVisible();
});

test("the way back after paying leads to the paid order, not to a second one", async ({
  page,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 24)));
  await openForm(page);
  await fillOrderForm(page);
  await press(page);
  await payWith(page, cards.good);
  await expect(page.getByText("Заказ успешно оплачен")).toBeVisible();
  const number = orderNumber(page);

  await page.goBack();
  await page.waitForURL("**/sandbox/**");
  await expect(page.locator("button.main")).toBeHidden();
  await page.goto(links.ru.orderForm());
  await expect(page.getByText("Оформлять пока нечего")).toBeVisible();
  await page.getByRole("link", { name: `Заказ ${number}` }).click();
  await expect(page.getByText("Оплачен", { exact: true })).toBeVisible();
});

test("a form that comes back frozen from the bank's page is read anew", async ({
  page,
  request,
}) => {
  await comeWithCart(page, await addByApi(request, findPiece("many", 29)));
  await openForm(page);
  await fillOrderForm(page);
  // Without an answer the form stays as it is: as a browser freezes it on the way to the bank.
  await page.route("**/sandbox/bank/**", (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForResponse("**/sandbox/bank/**");
  await press(page);
  await leaving;
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page.getByText("Оформлять пока нечего")).toBeVisible();
});

test("an older look at the cart does not overtake a newer one", async ({
  page,
  context,
  request,
}) => {
  const piece = findPiece("many", 25);
  const cartId = await addByApi(request, piece);
  await comeWithCart(page, cartId);
  const held: (() => Promise<void>)[] = [];
  let isFirst = true;
  await page.route("**/carts/?*", async (route) => {
    const answer = await route.fetch();
    if (isFirst) held.push(() => route.fulfill({ response: answer }));
    else await route.fulfill({ response: answer });
  });
  await page.goto(links.ru.cart());
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isFirst = false;
  await addByApi(request, piece, cartId);
  const other = await context.newPage();
  await other.goto(links.ru.about());
  await other.evaluate(() => localStorage.setItem("cart_changed", "1"));
  const quantity = page.getByRole("list", { name: "Вещи в корзине" }).getByRole("status");
  await expect(quantity).toHaveText("2");
  for (const answer of held) await answer();
  await page.waitForLoadState("networkidle");
  await expect(quantity).toHaveText("2");
  // On a busy machine another look at the cart may still be on its way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a changed total is told with both sums, and agreeing orders for the new one", async ({
  page,
  request,
}) => {
  const piece = findPiece("many", 26);
  const cartId = await addByApi(request, piece);
  await comeWithCart(page, cartId);
  await openForm(page);
  await fillOrderForm(page);
  const shown = page.locator("dd").last();
  await expect(shown).toHaveText(/руб/);
  const before = digits(await shown.textContent());
  await addByApi(request, piece, cartId);
  await press(page);
  const question = page.getByRole("dialog", { name: "Сумма заказа изменилась" });
  await expect(question).toContainText(/было .+ стало/);
  const [, was, is] =
    /было (.+?)\sруб.*стало (.+?)\sруб/.exec((await question.textContent()) ?? "") ?? [];
  expect(digits(was)).toBe(before);
  await expect(page.locator("[name=street]")).toHaveValue(contacts.street);
  await question.getByRole("button").filter({ hasNotText: "Отменить" }).last().click();
  await page.waitForURL("**/sandbox/**");
  expect(digits(await page.locator("body").textContent())).toContain(digits(is));
});

function digits(text: string | null | undefined): string {
  return (text ?? "").replace(/,00|\D/g, "");
}
