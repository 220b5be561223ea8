import { expect, type Locator, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { visit } from "../visit.ts";

/** A look of the demo shop: a dress, a jumper and ballet flats, all of them in stock. */
const slug = "silk-at-noon";

const pieces = (page: Page) => page.locator("[data-piece]");
const buy = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Добавить/ });
const sizesOf = (piece: Locator) => piece.getByRole("radio");
/** By keyboard: the header and the bar to buy may lie over what is pressed. */
const choose = async (piece: Locator, nth = 0) => {
  const size = sizesOf(piece).and(piece.page().locator(":enabled")).nth(nth);
  await size.press("Space");
  await expect(size).toBeChecked();
};
const roubles = (text: string | null) =>
  Number(text?.match(/([\d\s]+)руб/)?.[1]?.replace(/\s/g, ""));

test("the wall of looks leads to each, by department too", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(links.ru.sets());
  const cards = page.getByRole("main").locator(`a[href^="/set/"]`);
  const all = await cards.count();
  await page.getByRole("navigation", { name: "Разделы образов" }).getByText("Мужчинам").click();
  await expect(page).toHaveURL(/\/sets\/men$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Образы: Мужчинам");
  await expect.poll(() => cards.count()).toBeLessThan(all);
  const title = await cards.first().locator("span:nth-of-type(2)").innerText();
  await cards.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(complaints).toEqual([]);
});

test("addresses of looks answer as they should", async ({ request }) => {
  const answer = async (path: string) => {
    const { status, headers } = await request
      .get(path, { maxRedirects: 0 })
      .then((one) => ({ status: one.status(), headers: one.headers() }));
    return [status, headers.location?.replace(/^https?:\/\/[^/]+/, "")];
  };
  expect(await answer("/set/no-such-look")).toEqual([404, undefined]);
  expect(await answer("/sets/no-such-department")).toEqual([404, undefined]);
  expect(await answer("/sets/sale")).toEqual([404, undefined]);
  expect(await answer("/set")).toEqual([301, "/sets"]);
  expect(await answer("/list")).toEqual([301, "/catalog"]);
  expect(await answer("/sets?page=99")).toEqual([302, "/sets"]);
  const { results } = await (await request.get("/api/ru/sets/list/?site_id=2")).json();
  expect(await answer(`/set/${results[0].id}`)).toEqual([301, `/set/${results[0].slug}`]);
});

test("a category leads to its looks, and a piece to the look it stands in", async ({ page }) => {
  await page.goto(links.ru.category("women"));
  await page.getByRole("main").getByRole("link", { name: "Образы", exact: true }).click();
  await expect(page).toHaveURL(/\/sets\/women$/);
  await page.goto(links.ru.product("silk-slip-dress-emerald"));
  await page.getByRole("main").getByRole("link", { name: "Шёлк в полдень" }).click();
  await expect(page).toHaveURL(new RegExp(`${links.ru.set(slug)}$`));
});

test("the sum follows the choice, and a part of the look goes into the cart", async ({ page }) => {
  await visit(page, links.ru.set(slug));
  await expect(buy(page)).toHaveText("Добавить в корзину");
  await buy(page).click();
  await expect(page.getByText("Сначала выберите размер хотя бы одной вещи.")).toBeVisible();

  const [dress, jumper] = [pieces(page).nth(0), pieces(page).nth(1)];
  await choose(jumper, 1);
  const price = roubles(await jumper.innerText());
  await expect(buy(page)).toHaveText(/^Добавить 1.вещь/);
  expect(roubles(await buy(page).innerText())).toBe(price);
  await choose(dress);
  await expect(buy(page)).toHaveText(/^Добавить 2.вещи/);
  await dress.getByRole("button", { name: /^Без этой вещи/ }).click();
  await expect(buy(page)).toHaveText(/^Добавить 1.вещь/);

  await buy(page).click();
  const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
  await expect(added.getByRole("listitem")).toHaveCount(1);
});

test("the whole look goes into the cart once, however often it is pressed", async ({ page }) => {
  await page.route("**/carts/items/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await visit(page, links.ru.set(slug));
  await expect(sizesOf(pieces(page).last()).first()).toBeAttached();
  const count = await pieces(page).count();
  for (let nth = 0; nth < count; nth++) await choose(pieces(page).nth(nth), 1);
  await expect(buy(page)).toHaveText(/^Добавить весь образ/);
  await buy(page).dblclick();
  const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
  await expect(added.getByRole("listitem")).toHaveCount(count);
  await expect(added).toContainText(`В корзине ${count}`);
  await expect(buy(page)).toHaveText("Добавить в корзину");
});

test("what cannot be had is told in one popup, and the rest is added", async ({ page }) => {
  const [first] = await idsOf(page);
  await page.route("**/carts/items/**", async (route) => {
    const { product } = route.request().postDataJSON();
    if (product !== first) return route.continue();
    // The size is sold to somebody else at this very moment.
    await route.continue({ postData: { product, size: 999_999, quantity: 1 } });
  });
  await visit(page, links.ru.set(slug));
  await choose(pieces(page).nth(0));
  await choose(pieces(page).nth(1));
  await buy(page).click();
  const popup = page.getByRole("alertdialog").or(page.getByRole("dialog", { name: "Корзина" }));
  await expect(popup).toContainText("Платье-комбинация");
  await popup.getByRole("button").first().click();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Корзина, 1/ })).toBeVisible();
});

async function idsOf(page: Page): Promise<number[]> {
  const { products } = await (await page.request.get(`/api/ru/sets/${slug}/?site_id=2`)).json();
  return products.map(({ id }: { id: number }) => id);
}

test("sizes that do not come are asked for again", async ({ page }) => {
  let isDown = true;
  await page.route("**/sizes/**", (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(links.ru.set(slug));
  const piece = pieces(page).first();
  await expect(piece.getByRole("alert")).toBeVisible();
  isDown = false;
  await piece.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(sizesOf(piece).first()).toBeAttached();
});

test("a look is bought by keyboard alone", async ({ page }) => {
  await visit(page, links.ru.set(slug));
  await sizesOf(pieces(page).first()).and(page.locator(":enabled")).first().focus();
  await page.keyboard.press("Space");
  await buy(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Добавлено в корзину" })).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the look is seen with its pieces, and each leads to its page", async ({ page }) => {
    await page.goto(links.ru.set(slug));
    await expect(pieces(page)).toHaveCount(3);
    await pieces(page).first().getByRole("link").last().click();
    await expect(page).toHaveURL(/\/product\/silk-slip-dress-emerald$/);
  });
});

for (const width of [390, 1312]) {
  test(`a chosen look has no fault at ${width}`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 844 });
    await visit(page, links.ru.set("platform-nine"));
    await choose(pieces(page).nth(0));
    await expectNoFault(page, `a chosen look at ${width}`);
    expect(complaints).toEqual([]);
  });
}
