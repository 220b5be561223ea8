import { expect, test } from "@playwright/test";
import { asRegular } from "../regular.ts";
import { visit } from "../visit.ts";

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test.describe("the menu on a wide screen", () => {
  test.use({ viewport: desktop });

  test("opens under the pointer and closes elsewhere, and when another page is shown", async ({
    page,
  }) => {
    await asRegular(page);
    await visit(page, "/");
    const women = page.locator("#menu [data-root]", { hasText: "Женщинам" });
    const dresses = women.getByRole("link", { name: "Платья" });
    await women.locator("> a").hover();
    await expect(dresses).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(dresses).toBeHidden();
    await women.locator("> a").hover();
    await dresses.click();
    await expect(page).toHaveURL(/\/women\/clothing\/dresses$/);
    await expect(dresses).toBeHidden();
  });

  test("opens and closes by keyboard alone", async ({ page }) => {
    await asRegular(page);
    await visit(page, "/catalog");
    const opener = page.getByRole("button", { name: "Раздел «Женщинам»" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expect(opener).toBeFocused();
  });

  test("shows the hours under the phone, and closes them on Escape", async ({ page }) => {
    await asRegular(page);
    await page.goto("/");
    await page.locator("[popovertarget=phone]").click();
    await expect(page.locator("#phone")).toContainText("Будни");
    await page.keyboard.press("Escape");
    await expect(page.locator("#phone")).toBeHidden();
  });
});

test("a first visit tells of cookies, then asks for the city, once each", async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, "/");
  const city = page.getByRole("button", { name: "Да, верно" });
  await expect(city).toBeHidden();
  await page.getByRole("button", { name: "Хорошо" }).click();
  await city.click();
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Да, верно" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Хорошо" })).toBeHidden();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Город/ })
    .click();
  await page.getByLabel("Город", { exact: true }).fill("Каз");
  await page.getByRole("button", { name: /^Казань/ }).click();
  await expect(page.locator("[data-city]")).toHaveText("Казань");
  await page.reload();
  await expect(page.locator("[data-city]")).toHaveText("Казань");
});

test("announcements stop when they are told to", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("region", { name: "Объявления", exact: true });
  await bar.getByRole("button", { name: "Остановить объявления" }).click();
  await expect(bar.getByRole("button", { name: "Продолжить объявления" })).toBeVisible();
});

test("announcements stand still for who asked for less motion, until they are told to go on", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const bar = page.getByRole("region", { name: "Объявления", exact: true });
  await bar.getByRole("button", { name: "Продолжить объявления" }).click();
  await expect(bar.getByRole("button", { name: "Остановить объявления" })).toBeVisible();
});

test("walking through the shop loads no new document; checkout has a frame of its own", async ({
  page,
}) => {
  await asRegular(page);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await visit(page, "/catalog");
  await page.locator("main a[href^='/product/']").first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.locator("[data-slot=cart] a").first().click();
  await expect(page).toHaveURL(/\/order\/cart$/);
  expect(documents).toBe(1);
  await page.goto("/order/form");
  await page.getByRole("link", { name: "Назад" }).click();
  await expect(page).toHaveURL(/\/order\/cart$/);
  await expect(page.locator("#menu")).toBeAttached();
});

test("walks to other pages are told to a counter where there is one, without what was typed", async ({
  page,
}) => {
  await asRegular(page);
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
  await visit(page, "/search?q=secret");
  const told = () => page.evaluate(() => window.dataLayer);
  expect(await told()).toEqual([]);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Избранное/ })
    .click();
  await expect(page).toHaveURL(/\/my\/favorites$/);
  await expect.poll(told).toEqual([{ event: "page_view", page_location: page.url() }]);
  await page.goBack();
  await expect.poll(told).toHaveLength(2);
  expect(JSON.stringify(await told())).not.toContain("secret");
});

test("another language is the same page, and is remembered", async ({ page }) => {
  await asRegular(page);
  await visit(page, "/women");
  await page.locator("footer a[hreflang=en]").click();
  await expect(page).toHaveURL(/\/en\/women$/);
  await page.goto("/catalog");
  await expect(page).toHaveURL(/\/en\/catalog$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a script that is gone reloads the page once, not for ever", async ({ page }) => {
  await asRegular(page);
  await visit(page, "/");
  await page.route(/\/assets\/open-menu-.*\.js/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on("load", () => loads++);
  await page.locator("#menu").dispatchEvent("pointerover");
  await expect.poll(() => loads).toBe(1);
  await page.waitForLoadState("networkidle");
  await page.locator("#menu").dispatchEvent("pointerover");
  await page.waitForTimeout(1000);
  expect(loads).toBe(1);
});

test("a page whose script is gone comes whole, and Back leads to the one before", async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await asRegular(page);
  await visit(page, "/");
  let asked = "";
  await page.route(/\/assets\/.*\.js/, (route) => {
    asked ||= route.request().url();
    return route.fulfill({ status: 404 });
  });
  await page.getByRole("banner").getByRole("link", { name: "Распродажа", exact: true }).click();
  await expect(page).toHaveURL(/\/sale$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked, "a script of the next page").not.toBe("");
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("the way back to the top appears after 500 px and leads there", async ({ page }) => {
  await asRegular(page);
  await page.goto("/");
  const up = page.getByRole("button", { name: "Наверх" });
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("under a finger the way back to the top steps aside while the page stands still", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await asRegular(page);
  await visit(page, "/catalog");
  const up = page.getByRole("button", { name: "Наверх" });
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(up).toHaveCSS("opacity", "1");
  await expect(up).toHaveCSS("opacity", "0");
  await page.evaluate(() => scrollTo(0, 1450));
  await expect(up).toHaveCSS("opacity", "1");
  await up.tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await context.close();
});

test("what is not there says so in the shop's own frame", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("a page that did not come says so, not that it is missing, and can be tried again", async ({
  page,
}) => {
  await asRegular(page);
  await visit(page, "/catalog");
  await page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "no answer" }));
  await page.locator("main a[href^='/product/']").first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^Страница не.загрузилась$/);
  await expect(page.getByText("404")).toBeHidden();
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Попробовать ещё раз" }).click();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeAttached();
});

test("no script is fetched before the page is painted", async ({ page }) => {
  await visit(page, "/women/clothing");
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(5);
  // Painting is dated when the frame is handed over, a moment after the page may go on.
  expect(Math.min(...scripts)).toBeGreaterThan(painted - 50);
});
