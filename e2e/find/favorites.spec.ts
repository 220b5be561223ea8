import { expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { listProducts } from "../pieces.ts";
import { visit } from "../visit.ts";

const header = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Избранное/, exact: false });
const heartOf = (page: Page, id: number) => page.locator(`main [data-heart="${id}"]`);
const cards = (page: Page) => page.locator("main [data-card]");

/** A shopper of an earlier visit, who liked these; the first page of a tab alone sets them. */
async function comeWithFavorites(page: Page, ids: readonly number[]): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.came) return;
    sessionStorage.came = "1";
    localStorage.favorites = stored;
  }, ids.join());
}

test("a heart is kept: on every page, after a reload and in the other tab", async ({ page }) => {
  const complaints = complaintsOf(page);
  await visit(page, "/women");
  const other = await page.context().newPage();
  await visit(other, "/women");
  const heart = page.locator("main [data-heart]").nth(2);
  const id = Number(await heart.getAttribute("data-heart"));
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(header(page)).toHaveAccessibleName("Избранное 1");
  await expect(heartOf(other, id)).toHaveAttribute("aria-pressed", "true");
  await expect(header(other)).toHaveAccessibleName("Избранное 1");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await cards(page).nth(2).getByRole("link").first().click();
  const own = page.getByRole("main").getByRole("button", { name: "В избранное", exact: true });
  await expect(own).toHaveAttribute("aria-pressed", "true");
  await own.click();
  await expect(heartOf(other, id)).toHaveAttribute("aria-pressed", "false");
  await expect(header(other)).toHaveAccessibleName("Избранное");
  expect(complaints).toEqual([]);
});

test("what was taken out by a slip comes back to its place", async ({ page }) => {
  const ids = (await listProducts(page.request)).slice(0, 4).map(({ id }) => id);
  await comeWithFavorites(page, ids);
  await page.goto(links.ru.favorites());
  const shown = () =>
    cards(page).evaluateAll((list) => list.map((card) => Number(card.dataset.card)));
  await expect(cards(page)).toHaveCount(4);
  expect(await shown()).toEqual(ids.toReversed());
  await heartOf(page, ids[1] as number).click();
  await expect(cards(page)).toHaveCount(3);
  const back = page.getByRole("button", { name: "Вернуть" });
  await expect(back).toBeFocused();
  await back.click();
  await expect(heartOf(page, ids[1] as number)).toBeFocused();
  expect(await shown()).toEqual(ids.toReversed());
  expect(await page.evaluate(() => localStorage.favorites)).toBe(ids.join());
  await heartOf(page, ids[1] as number).click();
  await expect(cards(page)).toHaveCount(3);
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
});

test("many come in portions, and what the shop no longer has is said", async ({ page }) => {
  const ids = (await listProducts(page.request)).slice(0, 30).map(({ id }) => id);
  await comeWithFavorites(page, [...ids, 999_999_999]);
  await page.goto(links.ru.favorites());
  await expect(cards(page)).toHaveCount(23);
  await expect(page.getByText(/1.вещи больше нет в.магазине/)).toBeVisible();
  await page.getByRole("button", { name: "Показать ещё" }).click();
  await expect(cards(page)).toHaveCount(30);
  await page.getByRole("button", { name: "Убрать из списка" }).click();
  await expect(page.getByText(/больше нет в.магазине/)).toBeHidden();
  expect(await page.evaluate(() => localStorage.favorites)).toBe(ids.join());
});

test("favorites that cannot be read say so and can be asked again", async ({ page }) => {
  const ids = (await listProducts(page.request)).slice(0, 2).map(({ id }) => id);
  await comeWithFavorites(page, ids);
  await page.route("**/api/ru/products/?*", (route) => route.abort());
  await page.goto(links.ru.favorites());
  await expect(page.getByText("Не удалось получить список избранного")).toBeVisible();
  await page.unroute("**/api/ru/products/?*");
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(cards(page)).toHaveCount(2);
});

test("hearts last as long as the tab where the browser keeps nothing", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  await visit(page, "/women");
  await page.locator("main [data-heart]").first().click();
  await expect(header(page)).toHaveAccessibleName("Избранное 1");
  await header(page).click();
  await expect(cards(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("an empty list offers pieces, and the row stays under the finger that keeps one", async ({
  page,
}) => {
  await visit(page, links.ru.favorites());
  const row = page.getByRole("list", { name: "Сейчас выбирают" });
  await row.scrollIntoViewIfNeeded();
  const heart = row.locator("[data-heart]").first();
  await heart.click();
  await expect(page.getByRole("list", { name: "Избранное" }).getByRole("listitem")).toHaveCount(1);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("without a script there are no hearts to press", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "ru-RU" });
  const page = await context.newPage();
  await page.goto(`${baseURL}/women`);
  await expect(page.locator("main [data-heart]").first()).toBeHidden();
  await context.close();
});

for (const width of [390, 1312]) {
  test(`the favorites have no fault at ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    const ids = (await listProducts(page.request)).slice(0, 3).map(({ id }) => id);
    await page.setViewportSize({ width, height: 900 });
    await comeWithFavorites(page, ids);
    await visit(page, links.ru.favorites());
    await heartOf(page, ids[0] as number).click();
    await expect(page.getByRole("button", { name: "Вернуть" })).toBeVisible();
    await expectNoFault(page, "three, one of them taken out");
  });
}

test("nothing in the header overlaps, however narrow or full it is", async ({ page }) => {
  await comeWithFavorites(
    page,
    Array.from({ length: 120 }, (_, index) => index + 1),
  );
  for (const address of ["/about", "/en/about"]) {
    for (const width of [320, 390, 768, 1024, 1312, 1313, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(page.locator("[data-favorites]")).toHaveText("120");
      expect(await overlapsIn(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

/** Pairs of links and buttons of the header whose boxes share room, and what leaves the screen. */
function overlapsIn(page: Page): Promise<string[]> {
  return page.locator("header").evaluate((element) => {
    const all = [...element.querySelectorAll<HTMLElement>("a, button")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((each) => ({ name: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }));
    const outside = all.filter(({ box }) => box.left < 0 || box.right > innerWidth);
    const pairs = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => {
        const isApart =
          one.box.right <= other.box.left + 1 ||
          other.box.right <= one.box.left + 1 ||
          one.box.bottom <= other.box.top + 1 ||
          other.box.bottom <= one.box.top + 1;
        return isApart ? [] : [`${one.name} × ${other.name}`];
      }),
    );
    return [...outside.map(({ name }) => name), ...pairs];
  });
}
