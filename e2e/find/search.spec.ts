import { expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { hold } from "../hold.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { visit } from "../visit.ts";

const instantCalls = "**/api/ru/search/?*instant=true*";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Поиск" });
const field = (page: Page) => sheet(page).getByRole("searchbox");
const status = (page: Page) => sheet(page).getByRole("status");

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Поиск" });

async function openSheet(page: Page): Promise<void> {
  await visit(page, links.ru.about());
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test("pieces are found while they are typed, by keyboard alone", async ({ page }) => {
  const complaints = complaintsOf(page);
  await visit(page, "/women");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("плать");
  await expect(status(page)).toContainText(/Нашлось: вещи.\d+/);
  await page.keyboard.press("ArrowDown");
  const first = sheet(page).getByRole("listitem").getByRole("link").first();
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("е");
  await expect(field(page)).toHaveValue("платье");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("шёлк");
  await expect(status(page)).toContainText("Нашлось");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  await expect(sheet(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test("Enter leads to all results, and tells what was searched for once", async ({ page }) => {
  const told: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") told.push(request.postData() ?? "");
  });
  await openSheet(page);
  await page.keyboard.type("  платье ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(links.ru.search("платье"));
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/«платье»\s— \d+\sвещ/);
  await expect(page).toHaveTitle(/платье/);
  expect(told).toEqual(['{"q":"платье"}']);
});

test("an answer that comes late does not cover a newer one", async ({ page }) => {
  await openSheet(page);
  await page.route(instantCalls, async (route) => {
    const isOlder = new URL(route.request().url()).searchParams.get("q") === "пальто";
    if (isOlder) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest((request) => request.url().includes("instant"));
  await field(page).fill("пальто");
  await asked;
  await field(page).fill("платье");
  const first = sheet(page).getByRole("listitem").getByRole("link").first();
  await expect(first).toContainText("Платье");
  await page.waitForTimeout(1800);
  await expect(first).toContainText("Платье");
});

test("a slow search says so; a failed one can be asked again", async ({ page }) => {
  await openSheet(page);
  await page.route(instantCalls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.abort();
  });
  await field(page).fill("платье");
  await expect(status(page)).toHaveText("Ищем дольше обычного…");
  await expect(sheet(page).getByRole("alert")).toContainText("Не получилось поискать");
  await page.unroute(instantCalls);
  await sheet(page).getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(status(page)).toContainText("Нашлось");
});

test("what was searched for is remembered, and forgotten when told so", async ({ page }) => {
  await openSheet(page);
  await page.keyboard.type("пальто");
  await page.keyboard.press("Enter");
  for (const query of ["шарф", "платье"]) {
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await field(page).fill(query);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(links.ru.search(query));
  }
  await openSheet(page);
  const recent = sheet(page).getByRole("region", { name: "Вы искали" });
  await expect(recent.getByRole("link")).toHaveText(["платье", "шарф", "пальто"]);
  await recent.getByRole("button", { name: "Забыть запрос «шарф»" }).click();
  await expect(recent.getByRole("link")).toHaveText(["платье", "пальто"]);
  await recent.getByRole("button", { name: "Очистить" }).click();
  await expect(recent).toBeHidden();
  await openSheet(page);
  await expect(sheet(page).getByRole("region", { name: "Часто ищут" })).toBeVisible();
  const wanted = sheet(page).getByRole("region", { name: "Сейчас выбирают" });
  await expect(wanted.getByRole("link")).toHaveCount(4);
  await expect(recent).toBeHidden();
});

test("a sheet opened while a page is on its way stays when that comes", async ({ page }) => {
  await openSheet(page);
  const letThrough = await hold(page, /\/search\.data\?/);
  await field(page).fill("платье");
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeHidden();
  await opener(page).click();
  await field(page).fill("шарф");
  letThrough();
  await expect(page).toHaveURL(links.ru.search("платье"));
  // As long as a sheet takes to slide away.
  await page.waitForTimeout(1000);
  await expect(field(page)).toHaveValue("шарф");
});

test("a photograph of any shape fills the frame of its tile", async ({ page }) => {
  await page.route("**/products/recommends/*", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(/"height":\d+/g, '"height":9') });
  });
  // Until a picture has come, it has the shape that was told of it.
  await page.route("**/pictures/**", () => undefined);
  await visit(page, links.ru.page("returns"));
  await opener(page).click();
  const frame = sheet(page).locator("a[href*='/product/'] > :has(> picture)").first();
  const heightOf = (element: HTMLElement | SVGElement) => element.getBoundingClientRect().height;
  const height = await frame.evaluate(heightOf);
  expect(height).toBeGreaterThan(100);
  expect(await frame.locator("img").evaluate(heightOf)).toBeCloseTo(height, 0);
});

test("a better spelling is offered", async ({ page }) => {
  await openSheet(page);
  await page.route(instantCalls, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), suggestion: "шёлк" } });
  });
  await field(page).fill("платье");
  await sheet(page).getByRole("link", { name: "шёлк", exact: true }).click();
  await expect(page).toHaveURL(links.ru.search("шёлк"));
});

test("the search's page needs no script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "ru-RU" });
  const page = await context.newPage();
  await page.goto(`${baseURL}/women`);
  await opener(page).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.getByRole("searchbox").fill("платье");
  await page.getByRole("button", { name: "Найти" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/«платье»\s— \d+\sвещ/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const first = page.locator("[data-card]").first();
  const onFirstPage = await first.getAttribute("data-card");
  await page.getByRole("navigation", { name: "Страницы" }).getByText("2").click();
  await expect(page).toHaveURL(links.ru.search("платье", 2));
  await expect(first).not.toHaveAttribute("data-card", onFirstPage ?? "");
  await context.close();
});

test("shops and pages are found, and who finds nothing is led on", async ({ page }) => {
  await page.goto(links.ru.search("москва"));
  const shops = page.locator("#shops");
  await expect(shops.getByRole("link").first()).toHaveAttribute("href", /^tel:\+?\d+$/);
  await expect(page.locator("#pages").getByRole("link").first()).toHaveAttribute(
    "href",
    /\/pages\//,
  );
  await page.goto(links.ru.search("ъъщщцц"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ничего не.нашлось/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("list", { name: "Может быть, это" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Женщинам" }).click();
  await expect(page).toHaveURL(/\/women$/);
});

test("on a wide screen the pieces offered instead of what was not found are seen at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(links.ru.search("ъъщщцц"));
  const first = page.getByRole("list", { name: "Может быть, это" }).getByRole("listitem").first();
  await expect(first).toBeInViewport({ ratio: 0.5 });
});

test("who comes to search is shown what others buy", async ({ page }) => {
  await page.goto(links.ru.search());
  const wanted = page.getByRole("main").getByRole("list", { name: "Сейчас выбирают" });
  await wanted.scrollIntoViewIfNeeded();
  await expect(wanted.getByRole("listitem").first()).toBeInViewport();
});

test("a page beyond the last one leads to the last", async ({ request }) => {
  const answer = await request.get(links.ru.search("платье", 900), { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/page=\d$/);
});

for (const query of ["%ED%A0%80", "'", "%25_", "\\", "&page=-1", "&page=9e9", "&q=b"]) {
  test(`?q=a${query} is a sensible page`, async ({ request }) => {
    const answer = await request.get(`/search?q=a${query}`);
    expect(answer.status()).toBe(200);
  });
}

for (const width of [390, 1312]) {
  test(`the sheet has no fault at ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await openSheet(page);
    await expect(sheet(page).getByRole("region", { name: "Часто ищут" })).toBeVisible();
    await expectNoFault(page, "the sheet before typing");
    for (const query of ["платье", "москва"]) {
      await field(page).fill(query);
      await expect(status(page)).toContainText("Нашлось");
      await expectNoFault(page, `the sheet with ${query}`);
    }
  });
}
