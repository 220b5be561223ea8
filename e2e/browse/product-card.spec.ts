import { expect, type Locator, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf } from "../no-fault.ts";
import { visit } from "../visit.ts";

const dresses = links.ru.category("women/clothing/dresses");

const card = (page: Page) =>
  page
    .locator("[data-card]")
    .filter({ has: page.locator("[data-color]:nth-of-type(2)") })
    .first();

/** What a card shows of itself. */
const shown = (one: Locator) =>
  one.evaluate((element) => ({
    id: element.dataset.card,
    address: element.querySelector("a")?.pathname,
    picture: element.querySelector("source")?.srcset,
    heart: element.querySelector<HTMLElement>("[data-heart]")?.dataset.heart,
    current: element.querySelector<HTMLElement>("[aria-current]")?.dataset.color,
  }));

test("a swatch turns its card into the other color, and the card is bought as that", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await visit(page, dresses);
  const before = await shown(card(page));
  const swatch = card(page).locator("[data-color]:not([aria-current])").first();
  const [id, address] = await swatch.evaluate((link: HTMLAnchorElement) => [
    link.dataset.color,
    link.pathname,
  ]);
  await swatch.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(card(page))).toMatchObject({ id, address, heart: id, current: id });
  expect((await shown(card(page))).picture).not.toBe(before.picture);
  await expect(card(page).locator(`[data-color="${id}"]`)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${dresses}$`));

  await card(page).hover();
  await card(page).locator("[data-add]").click();
  const sizes = card(page).getByRole("group");
  const size = sizes.getByRole("button").and(page.locator(":enabled")).first();
  await expect(size).toBeFocused();
  // A click on what still rises scrolls in search of it, and leaves the card with the mouse.
  await sizes.evaluate((panel) =>
    Promise.all(panel.getAnimations().map(({ finished }) => finished)),
  );
  await size.click();
  const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
  await expect(added.getByRole("link").first()).toHaveAttribute("href", address as string);
  expect(complaints).toEqual([]);
});

test("the color chosen last wins, whichever answer comes first", async ({ page }) => {
  await visit(page, dresses);
  const others = card(page).locator("[data-color]:not([aria-current])");
  const [slow, quick] = await others.evaluateAll((links) =>
    links.map((link) => (link as HTMLElement).dataset.color),
  );
  await page.route(`**/products/?*ids=${slow}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => {});
  });
  await card(page).locator(`[data-color="${slow}"]`).click();
  await card(page).locator(`[data-color="${quick}"]`).click();
  await expect.poll(async () => (await shown(card(page))).id).toBe(quick);
  await page.waitForTimeout(800);
  expect((await shown(card(page))).id).toBe(quick);
});

test("the color chosen last wins, whichever press the code comes for first", async ({ page }) => {
  await visit(page, dresses);
  await page.route(/\/assets\/(card-view|switch-color)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  const [early, last] = await card(page)
    .locator("[data-color]:not([aria-current])")
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.color));
  await card(page).locator(`[data-color="${early}"]`).click();
  await card(page).locator(`[data-color="${last}"]`).click();
  await expect.poll(async () => (await shown(card(page))).id).toBe(last);
  await page.waitForLoadState("networkidle");
  expect((await shown(card(page))).id).toBe(last);
});

test("a heart on a switched card keeps the color that is seen", async ({ page }) => {
  await visit(page, dresses);
  const swatch = card(page).locator("[data-color]:not([aria-current])").first();
  const id = await swatch.getAttribute("data-color");
  await swatch.click();
  await expect.poll(async () => (await shown(card(page))).id).toBe(id);
  await card(page).locator("[data-heart]").click();
  await expect(card(page).locator("[data-heart]")).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => localStorage.getItem("favorites"))).toBe(id);
});

test("a color that cannot be read leads to its own page", async ({ page }) => {
  await visit(page, dresses);
  await page.route("**/products/?*ids=*", (route) => route.abort());
  const swatch = card(page).locator("[data-color]:not([aria-current])").first();
  const address = await swatch.evaluate((link: HTMLAnchorElement) => link.pathname);
  await swatch.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a swatch is a link to its color", async ({ page }) => {
    await page.goto(dresses);
    const swatch = card(page).locator("[data-color]:not([aria-current])").first();
    const href = await swatch.getAttribute("href");
    await swatch.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
});

test("each state of a piece says what can be done with it", async ({ page, request }) => {
  const states = [
    ["nylon-bomber-khaki", "Предзаказ", true],
    ["winter-overcoat-grey", "Скоро в продаже", false],
    ["leather-biker-jacket-black", "Только в магазинах", false],
  ] as const;
  for (const [slug, word, isBuyable] of states) {
    const { id } = await (await request.get(`/api/ru/products/${slug}/?site_id=2`)).json();
    await page.goto(await listWith(page, id));
    const one = page.locator(`[data-card="${id}"]`);
    await expect(one.locator("a").first()).toContainText(word);
    await expect(one.locator("[data-add]")).toHaveCount(isBuyable ? 1 : 0);
  }
});

/** The page of the catalog that shows the product. */
async function listWith(page: Page, id: number): Promise<string> {
  for (let number = 1; number < 30; number++) {
    const answer = await page.request.get(`/api/ru/catalog/?site_id=2&page=${number}`);
    const { results } = await answer.json();
    if (results.some((one: { id: number }) => one.id === id)) {
      return `${links.ru.catalog()}?page=${number}`;
    }
  }
  throw new Error(`The catalog does not show product ${id}`);
}
