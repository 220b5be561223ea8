import { expect, type Page, test } from "@playwright/test";
import { visit } from "../visit.ts";

const cards = (page: Page) => page.locator("[data-card]");

test("an old or partial chain of slugs leads to the whole one for good", async ({ request }) => {
  const answer = await request.get("/dresses?sort=price", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toMatch(/\/women\/clothing\/dresses\?sort=price$/);
  const none = await request.get("/women/no-such-thing", { maxRedirects: 0 });
  expect(none.status()).toBe(404);
});

test("every page of a category is its own canonical and knows its neighbors", async ({ page }) => {
  await page.goto("/women?sort=price&page=2");
  const rel = (name: string) => page.locator(`head link[rel=${name}]`);
  await expect(rel("canonical")).toHaveAttribute("href", /\/women\?page=2$/);
  await expect(rel("prev")).toHaveAttribute("href", /\/women$/);
  await expect(page.locator("head link[hreflang=en]")).toHaveAttribute(
    "href",
    /\/en\/women\?page=2$/,
  );
  const pages = page.getByRole("navigation", { name: "Страницы" });
  await expect(pages.locator("[aria-current=page]")).toHaveText("2");
});

test("a page beyond the last one leads to the last", async ({ page }) => {
  const all = await page.request.get("/api/ru/catalog/?site_id=2&category=women");
  const { count, results } = await all.json();
  await page.goto("/women?page=99");
  await expect(page).toHaveURL(new RegExp(`/women\\?page=${Math.ceil(count / results.length)}$`));
});

test("by keyboard the next page is read from its beginning", async ({ page }) => {
  await visit(page, "/women");
  await page.getByRole("link", { name: "Следующая страница" }).press("Enter");
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole("region", { name: "Товары" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeInViewport();
  await expect(cards(page).first()).toBeInViewport();
});

test("the cheapest come first when asked for", async ({ page }) => {
  await page.goto("/women");
  await page.locator("summary", { hasText: "Сначала подходящие" }).click();
  await page.getByRole("link", { name: "Сначала дешевле" }).click();
  await expect(page).toHaveURL(/\?sort=price$/);
  const { results } = await (
    await page.request.get("/api/ru/catalog/?site_id=2&category=women&sort=price")
  ).json();
  const prices = results.map(({ price }: { price: number }) => price);
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  await expect(cards(page).first()).toHaveAttribute("data-card", String(results[0].id));
});

test("two in a row stay two in a row, and it is announced", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto("/women");
  const columns = () =>
    page.locator("#products").evaluate((grid) => {
      return getComputedStyle(grid).gridTemplateColumns.split(" ").length;
    });
  expect(await columns()).toBe(4);
  const announced = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("viewmode", (event) => resolve((event as CustomEvent).detail));
      }),
  );
  await page.getByRole("button", { name: "Крупно" }).click();
  expect(await announced).toBe("two-in-row");
  await expect.poll(columns).toBe(2);
  await page.reload();
  expect(await columns()).toBe(2);
  await expect(page.getByRole("button", { name: "Крупно" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("one branch of the side menu is open at a time, the route's first", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto("/women/clothing/dresses");
  const menu = page.getByRole("complementary").getByRole("navigation");
  const open = menu.locator("details[open] > summary");
  await expect(open).toHaveText("Женщинам");
  await expect(menu.locator("[aria-current=page]")).toHaveText("Платья");
  await menu.getByText("Мужчинам").click();
  await expect(open).toHaveText("Мужчинам");
  await menu.getByText("Мужчинам").click();
  await expect(open).toHaveCount(0);
});

test("in the whole catalog the branch that the query names is open", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const open = page.getByRole("complementary").locator("details[open] > summary");
  await page.goto("/catalog");
  await expect(open).toHaveCount(0);
  await page.goto("/catalog?category=men");
  await expect(open).toHaveText("Мужчинам");
});

test("the mouse's place on a card chooses which of its pictures is seen", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await visit(page, "/women");
  const card = cards(page).first();
  const more = (await card.getAttribute("data-more"))?.split(" ") ?? [];
  const last = more.at(-1) ?? "none";
  expect(fetched.filter((url) => url.includes(last))).toEqual([]);
  const box = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(box.x + 10, box.y + 100);
  await expect(async () => {
    await page.mouse.move(box.x + box.width - 12, box.y + 100);
    await page.mouse.move(box.x + box.width - 10, box.y + 101);
    const link = card.locator("a").first();
    await expect(link).toHaveAttribute("data-view", String(more.length), { timeout: 500 });
  }).toPass();
  await expect.poll(() => fetched.some((url) => url.includes(last))).toBe(true);
});

test("a card's sizes open in its foot, and one press puts one into the cart", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, "/women/clothing/dresses");
  const card = cards(page).first();
  // Clear of the notice at the foot: whenever that comes, nothing is scrolled from under the mouse.
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await card.hover();
  await card.getByRole("button", { name: /^В корзину/ }).click();
  const sizes = card.getByRole("group", { name: "Выберите размер" });
  await expect(sizes.getByRole("button", { name: "XL" })).toBeDisabled();
  const added = page.waitForResponse(/\/carts\/items\//);
  await sizes.getByRole("button", { name: "M", exact: true }).click();
  expect((await added).status()).toBe(200);
  await expect(sizes).toHaveCount(0);
  await expect(page.locator("[data-slot=cart]")).toContainText("1");
});

test("a mouse that slips off a card keeps its sizes, one that leaves closes them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, "/women/clothing/dresses");
  const card = cards(page).first();
  await card.hover();
  await card.getByRole("button", { name: /^В корзину/ }).click();
  const sizes = card.getByRole("group", { name: "Выберите размер" });
  await expect(sizes.getByRole("button").first()).toBeVisible();
  await sizes.evaluate((panel) => {
    const element = panel.parentElement as HTMLElement;
    for (const type of ["mouseleave", "mouseenter"]) element.dispatchEvent(new MouseEvent(type));
    return new Promise((resolve) => setTimeout(resolve, 500));
  });
  await expect(sizes).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(sizes).toHaveCount(0);
});

test("Escape closes a card's sizes and gives the focus back", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, "/women/clothing/dresses");
  const add = cards(page)
    .first()
    .getByRole("button", { name: /^В корзину/ });
  await add.focus();
  await page.keyboard.press("Enter");
  const sizes = cards(page).first().getByRole("group");
  await expect(sizes.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(sizes).toHaveCount(0);
  await expect(add).toBeFocused();
});

test("Back returns to where the shopper was in the list", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await visit(page, "/women?page=2");
  const card = cards(page).nth(12).getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/women\?page=2$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5);
});

test("a preorder, a coming piece and a sale tell themselves on their cards", async ({ page }) => {
  await page.goto("/catalog");
  const ofProduct = (slug: string) =>
    cards(page).filter({ has: page.locator(`a[href="/product/${slug}"]`) });
  await expect(ofProduct("nylon-bomber-khaki").first()).toContainText("Предзаказ");
  const sale = ofProduct("silk-slip-dress-emerald").first();
  await expect(sale.locator("s")).toContainText("26\u00a0500\u00a0руб.");
  await expect(sale).toContainText("−25\u00a0%");
});
