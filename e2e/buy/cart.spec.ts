import { expect, type Page, test } from "@playwright/test";
import type { Cart } from "#contract/ordering/cart.ts";
import { links } from "#storefront/links.ts";
import { hold } from "../hold.ts";
import { complaintsOf } from "../no-fault.ts";
import { findPiece, listProducts, type Piece, sizesOf } from "../pieces.ts";
import { visit } from "../visit.ts";
import { addByApi, addOnItsPage, comeWithCart, orderByApi } from "./buying.ts";

const bag = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Корзина/ });
const line = (page: Page, { title }: Piece) =>
  page
    .getByRole("list", { name: "Вещи в корзине" })
    .getByRole("listitem")
    .filter({ hasText: title });

test("several sizes go into the cart at once, and the bag counts them on every page", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { popup } = await chooseTwoSizes(page);
  await popup.getByRole("button", { name: /Добавить .+ — .+ руб\./ }).click();

  const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
  await expect(added.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(added).toBeHidden();
  await expect(bag(page)).toHaveAccessibleName(/2.вещи/);
  await page.goto(links.ru.home());
  await expect(bag(page)).toHaveAccessibleName(/2.вещи/);
  await bag(page).hover();
  const cart = page.getByRole("region", { name: "Корзина" });
  await expect(cart.getByRole("listitem")).toHaveCount(2);
  await expect(cart.getByRole("link", { name: "Оформить заказ" })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Ticks two sizes of one product in its popup of sizes. */
async function chooseTwoSizes(page: Page) {
  const [id, slug] = await productWithSizes(page);
  await visit(page, links.ru.product(slug));
  await page.getByRole("main").getByRole("button", { name: "Добавить в корзину" }).first().click();
  const popup = page.getByRole("dialog", { name: "Выберите размер" });
  const sizes = (await sizesOf(page.request, id)).filter((size) => size.availability !== "none");
  const chosen = sizes.slice(0, 2).map(({ text }) => text);
  for (const text of chosen) {
    await popup.getByRole("checkbox", { name: new RegExp(`^${text} `) }).check({ force: true });
  }
  return { popup, chosen };
}

async function productWithSizes(page: Page): Promise<[number, string]> {
  for (const { id, slug, in_stock } of await listProducts(page.request)) {
    const there = in_stock
      ? (await sizesOf(page.request, id)).filter((size) => size.availability === "many")
      : [];
    if (there.length > 1) return [id, slug];
  }
  throw new Error("The demo shop has no product with two sizes");
}

for (const width of [390, 1312]) {
  test(`at ${width} px what was just added no longer lies over the cart that it leads to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.addInitScript(() => {
      window.dataLayer = [];
    });
    await addOnItsPage(page, findPiece("many", 31));
    const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
    await added.getByRole("link", { name: "Открыть корзину" }).click();
    await expect(page.getByRole("link", { name: "Перейти к доставке" })).toBeVisible();
    await expect(added).toBeHidden();
    // The way is told though the cart stands in another layout.
    const told = await page.evaluate(() => window.dataLayer);
    expect(told).toEqual([{ event: "page_view", page_location: page.url() }]);
  });
}

test("nothing of the cart is asked for by a browser that has none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/.*carts/.test(request.url()) || /header-cart/.test(request.url())) {
      asked.push(request.url());
    }
  });
  await page.goto(links.ru.home());
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("a piece that sold out meanwhile blocks the way on until it is taken out", async ({
  page,
  request,
}) => {
  const last = findPiece("last");
  const other = findPiece("many", 9);
  const cartId = await addByApi(request, last);
  await addByApi(request, other, cartId);
  await comeWithCart(page, cartId);
  await page.goto(links.ru.orderForm());
  await expect(page.getByRole("radio", { name: /Курьером/ })).toBeChecked();
  await orderByApi(request, last);

  // The order is refused kindly, and the cart says which piece it is.
  for (const [name, value] of Object.entries({
    first_name: "Анна",
    phone: "9162043105",
    email: "anna.v@mail.example",
    street: "Большая Никитская, 2",
  })) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.getByRole("button", { name: "Перейти к оплате" }).click();
  const told = page.getByRole("dialog", { name: "Корзина изменилась" });
  await expect(told).toContainText("Некоторых вещей уже нет");
  await told.getByRole("button", { name: "ОК" }).click();

  await expect(line(page, last)).toContainText("Вещь закончилась");
  // Whoever comes to the form by its address is told at once, and led back.
  await page.goto(links.ru.orderForm());
  await expect(
    page.getByRole("alert").filter({ hasText: "Некоторых вещей уже нет" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Перейти к оплате" })).toBeDisabled();
  await page.getByRole("link", { name: "В корзину" }).first().click();
  await expect(page.getByRole("button", { name: "Перейти к доставке" })).toBeDisabled();
  await page.getByRole("button", { name: "Убрать то, чего нет" }).click();
  await expect(page.getByRole("link", { name: "Перейти к доставке" })).toBeVisible();
  await expect(line(page, other)).not.toContainText("закончилась");
});

test("another tab follows what is done to the cart", async ({ page, context }) => {
  const piece = findPiece("many", 10);
  await addOnItsPage(page, piece);
  await expect(bag(page)).toHaveAccessibleName(/1.вещь/);
  const other = await context.newPage();
  await other.goto(links.ru.cart());
  await expect(other.getByRole("status").filter({ hasText: /^1$/ })).toBeVisible();
  await other.getByRole("button", { name: /Добавить ещё/ }).click();
  await expect(bag(page)).toHaveAccessibleName(/2.вещи/);
});

test("quick taps of a line are sent one request at a time and end at the last", async ({
  page,
  request,
}) => {
  const piece = findPiece("many", 11);
  await comeWithCart(page, await addByApi(request, piece));
  let underWay = 0;
  let most = 0;
  await page.route("**/update-quantity/**", async (route) => {
    most = Math.max(most, ++underWay);
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 300));
    underWay--;
    await route.fulfill({ response: answer });
  });
  await page.goto(links.ru.cart());
  const more = page.getByRole("button", { name: /Добавить ещё/ });
  for (let tap = 0; tap < 3; tap++) await more.click();
  await expect(line(page, piece).getByRole("status")).toHaveText("4");
  await expect.poll(() => underWay).toBe(0);
  await page.reload();
  await expect(line(page, piece).getByRole("status")).toHaveText("4");
  expect(most).toBe(1);
});

test("a tap is kept while another tab, and another line, have the cart read anew", async ({
  page,
  context,
  request,
}) => {
  const [first, second, third] = [
    findPiece("many", 16),
    findPiece("many", 17),
    findPiece("many", 18),
  ];
  const cartId = await addByApi(request, first);
  await addByApi(request, second, cartId);
  await comeWithCart(page, cartId);
  await page.goto(links.ru.cart());
  const more = ({ title }: Piece) => page.getByRole("button", { name: `Добавить ещё: ${title}` });
  const count = (piece: Piece) => line(page, piece).getByRole("status");
  await expect(count(first)).toHaveText("1");
  const letGo = await hold(page, /update-quantity/);
  await more(first).click();
  await more(second).click();
  const other = await context.newPage();
  await addOnItsPage(other, third);
  await expect(line(page, third)).toBeVisible();
  for (const piece of [first, second]) await expect(count(piece)).toHaveText("2");
  await more(first).click();
  letGo();
  // To leave while a request is under way would give it up.
  const kept = async () => {
    const answer = await request.get(`/api/ru/carts/?site_id=2&cart_id=${cartId}`);
    const { items }: Cart = await answer.json();
    return items.map(({ quantity }) => quantity);
  };
  await expect.poll(kept).toEqual([3, 2, 1]);
  await page.reload();
  await expect(count(first)).toHaveText("3");
  await expect(count(second)).toHaveText("2");
});

test("a line that was taken out comes back", async ({ page, request }) => {
  const piece = findPiece("many", 12);
  await comeWithCart(page, await addByApi(request, piece));
  await page.goto(links.ru.cart());
  await page.getByRole("button", { name: /^Убрать из корзины/ }).click();
  await expect(page.getByText("убрали из корзины")).toBeVisible();
  const back = page.getByRole("button", { name: "Вернуть" });
  await expect(back).toBeFocused();
  await back.click();
  await expect(line(page, piece).getByRole("status")).toHaveText("1");
  await page.reload();
  await expect(line(page, piece)).toBeVisible();
});

test("a line takes another size", async ({ page, request }) => {
  const piece = findPiece("many", 13);
  const sizes = await sizesOf(request, piece.product);
  const another = sizes.find(
    ({ id, availability }) => id !== piece.size.id && availability !== "none",
  );
  if (!another) throw new Error(`${piece.slug} has no second size`);
  await comeWithCart(page, await addByApi(request, piece));
  await page.goto(links.ru.cart());
  const choice = line(page, piece).getByLabel("Размер");
  await choice.selectOption(String(another.id));
  await expect(choice).toHaveValue(String(another.id));
  await page.reload();
  await expect(line(page, piece).getByLabel("Размер")).toHaveValue(String(another.id));
});

test("what could not be added is told in one popup, each line with its size", async ({ page }) => {
  await page.route("**/carts/items/**", (route) =>
    route.fulfill({
      status: 409,
      json: { detail: "Этот размер закончился", code: "size_gone", request_id: "1" },
    }),
  );
  const { popup, chosen } = await chooseTwoSizes(page);
  await popup.getByRole("button", { name: /Добавить/ }).click();
  const told = page.getByRole("dialog", { name: "Корзина" });
  for (const text of chosen) {
    await expect(told.getByText(`${text}: Этот размер закончился`, { exact: true })).toBeVisible();
  }
});

test("a cart that cannot be reached says so and can be asked again", async ({ page, request }) => {
  const piece = findPiece("many", 12);
  await comeWithCart(page, await addByApi(request, piece));
  await page.route("**/carts/?*", (route) => route.abort());
  await page.goto(links.ru.cart());
  await expect(page.getByText("Корзину не удалось загрузить")).toBeVisible();
  await page.getByRole("button", { name: "Попробовать ещё раз" }).focus();
  await page.unroute("**/carts/?*");
  // Not a click, which waits for its button: the header may read the cart just before.
  await page.keyboard.press("Enter");
  await expect(line(page, piece)).toBeVisible();
});

test("a server that is out of reach is told in the shop's own words", async ({ page, request }) => {
  const piece = findPiece("many", 12);
  await comeWithCart(page, await addByApi(request, piece));
  await page.goto(links.ru.cart());
  const told = page.getByRole("dialog", { name: "Корзина" });
  for (const [status, text] of [
    [502, "Сервер временно недоступен."],
    [504, "Сервер временно недоступен."],
    [0, "Нет ответа от сервера"],
  ] as const) {
    await page.route("**/update-quantity/**", (route) =>
      status ? route.fulfill({ status, body: "<html>" }) : route.abort(),
    );
    await page.getByRole("button", { name: /Добавить ещё/ }).click();
    await expect(told).toContainText(text);
    await told.getByRole("button", { name: "ОК" }).click();
    await expect(told).toBeHidden();
    await expect(line(page, piece).getByRole("status")).toHaveText("1");
    await page.unroute("**/update-quantity/**");
  }
});
