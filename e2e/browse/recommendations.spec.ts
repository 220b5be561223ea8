import { expect, type Page, test } from "@playwright/test";
import { visit } from "../visit.ts";

const dress = "/product/silk-slip-dress-emerald";
const row = (page: Page, name: string | RegExp) => page.getByRole("list", { name });

interface Report {
  visit: string;
  shown: number[];
  opened?: number;
  recommend_code?: string;
}

/** What the page tells the shop of what was seen. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/products/viewed/")) reports.push(request.postDataJSON());
  });
  return reports;
}

async function idOf(page: Page, path: string): Promise<number> {
  const slug = path.split("/").at(-1);
  return (await (await page.request.get(`/api/ru/products/${slug}/`)).json()).id;
}

for (const [path, title] of [
  ["/no-such-page", "Пока вы здесь"],
  ["/en/no-such-page", "While you are here"],
] as const) {
  test(`the error page of ${path} recommends eight pieces`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(row(page, title).getByRole("listitem")).toHaveCount(8);
    const first = row(page, title).getByRole("link").first();
    await expect(first).toHaveAttribute(
      "href",
      /\/product\/[\w-]+\?recommend_code=error-page&recommend_product_id=\d+$/,
    );
  });
}

test("an error page whose recommender is silent shows no empty row", async ({ page }) => {
  await page.route("**/recommendations/?*", (route) => route.abort());
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [class*=row_]")).toHaveCount(0);
  await expect(page.locator("main [data-card]")).toHaveCount(0);
});

test("a product is followed by what is similar and by what else may please", async ({ page }) => {
  await visit(page, dress);
  const similar = row(page, "Похожие вещи");
  await expect(similar.getByRole("link").first()).toHaveAttribute("href", /recommend_code=similar/);
  await similar.scrollIntoViewIfNeeded();
  const more = row(page, "Вам может понравиться");
  const cards = more.locator("> [data-card]");
  await expect.poll(() => cards.count()).toBeGreaterThan(7);
  expect(await cards.count()).toBeLessThanOrEqual(20);
  const idsIn = (list: typeof more) =>
    list.locator("> [data-card]").evaluateAll((all) => all.map((one) => one.dataset.card));
  const ids = await idsIn(more);
  expect(ids).not.toContain(String(await idOf(page, dress)));
  const doubled = (await idsIn(similar)).filter((id) => ids.includes(id));
  expect(doubled).toEqual([]);
});

test("what was opened before is found again, but for the piece that is open", async ({ page }) => {
  for (const slug of ["pleated-skirt-black", "silk-slip-dress-black"]) {
    await visit(page, `/product/${slug}`);
    await page.mouse.move(200, 300);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("recently_seen")?.split(",").length))
      .toBeGreaterThan(0);
    const id = await idOf(page, `/product/${slug}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("recently_seen")))
      .toContain(String(id));
  }
  const [skirt, black] = [
    await idOf(page, "/product/pleated-skirt-black"),
    await idOf(page, "/product/silk-slip-dress-black"),
  ];
  await row(page, "Похожие вещи").scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 800);
  const recent = row(page, "Вы недавно смотрели").locator("> [data-card]");
  await expect(recent).toHaveCount(1);
  await expect(recent).toHaveAttribute("data-card", String(skirt));

  await visit(page, "/order/cart");
  await expect(recent).toHaveCount(2);
  await expect(recent.first()).toHaveAttribute("data-card", String(black));
});

test("what was seen is told once a visit, with the block that led there", async ({ page }) => {
  const reports = reportsOf(page);
  await visit(page, `${dress}?recommend_code=home-gifts&recommend_product_id=1`);
  await page.waitForTimeout(600);
  expect(reports).toEqual([]);

  await page.mouse.move(300, 300);
  const opened = await idOf(page, dress);
  await expect.poll(() => reports.filter((one) => one.opened)).toHaveLength(1);
  expect(reports[0]).toMatchObject({ opened, recommend_code: "home-gifts" });

  await row(page, "Похожие вещи").scrollIntoViewIfNeeded();
  await expect.poll(() => reports.flatMap(({ shown }) => shown).length).toBeGreaterThan(2);
  await visit(page, dress);
  await page.mouse.move(300, 320);
  await row(page, "Похожие вещи").scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const shown = reports.flatMap((one) => one.shown);
  expect(new Set(shown).size).toBe(shown.length);
  expect(reports.filter((one) => one.opened)).toHaveLength(1);
  expect(new Set(reports.map((one) => one.visit)).size).toBe(1);
});

test("a card that is hardly in sight is not told", async ({ page }) => {
  await page.setViewportSize({ width: 1312, height: 900 });
  const reports = reportsOf(page);
  await visit(page, "/list/new-collection");
  const box = await page.locator("main [data-card]").first().boundingBox();
  if (!box) throw new Error("The list is empty");
  // Half of the first row's cards are left above the lower edge.
  await page.setViewportSize({ width: 1312, height: Math.round(box.y + box.height / 2) });
  await page.mouse.move(300, 300);
  await page.waitForTimeout(1000);
  expect(reports.flatMap(({ shown }) => shown)).toEqual([]);
  await page.setViewportSize({ width: 1312, height: Math.round(box.y + box.height + 20) });
  await expect.poll(() => reports.flatMap(({ shown }) => shown).length).toBeGreaterThan(0);
});
