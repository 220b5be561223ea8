import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { hold } from "../hold.ts";
import { visit } from "../visit.ts";

test("a lost connection is told for as long as it lasts", async ({ page, context }) => {
  await visit(page, "/");
  await context.setOffline(true);
  const notice = page.getByText("Нет связи с интернетом");
  await expect(notice).toBeVisible();
  // A tap on what cannot come leaves what has come.
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/$/);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Связь вернулась")).toBeVisible();
});

test("what cannot come without a line comes with it, and leaves the page as it is", async ({
  page,
  context,
}) => {
  const letThrough = await hold(page, /\/assets\/first-visit-.*\.js/);
  await page.goto("/");
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await lose(page, context, letThrough);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Хорошо" })).toBeVisible();
});

test("words that cannot come without a line come with it", async ({ page, context }) => {
  const words = /\/assets\/cart-[\w-]{8}\.js/;
  await visit(page, "/");
  const letThrough = await hold(page, words);
  const asked = page.waitForRequest(words);
  await page.locator("[data-slot=cart]").dispatchEvent("pointerenter");
  await asked;
  await lose(page, context, letThrough);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  const come = page.waitForResponse(words);
  await context.setOffline(false);
  expect((await come).status()).toBe(200);
});

test("a press whose code cannot come without a line is answered with it", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const letThrough = await hold(page, /\/assets\/open-menu-.*\.js/);
  const opener = page.getByRole("button", { name: "Раздел «Женщинам»" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await lose(page, context, letThrough);
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await context.setOffline(false);
  await expect(opener).toHaveAttribute("aria-expanded", "true");
});

/** Cuts the line while something is held, and lets that go, so that it fails. */
async function lose(page: Page, context: BrowserContext, letThrough: () => void): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText("Нет связи с интернетом")).toBeVisible();
  letThrough();
  await page.waitForTimeout(500);
}
