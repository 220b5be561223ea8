import { expect, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { asRegular } from "../regular.ts";
import { visit } from "../visit.ts";

test.beforeEach(async ({ page }) => {
  await asRegular(page);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("Back closes what lies over the page first, and leaves it then", async ({ page }) => {
  await visit(page, "/women");
  await page.getByRole("banner").getByRole("link", { name: "Новинки" }).click();
  await expect(page).toHaveURL(/\/new$/);
  await page.getByRole("banner").getByRole("link", { name: "Поиск" }).click();
  const sheet = page.getByRole("dialog", { name: "Поиск" });
  await expect(sheet).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/new$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Открыть меню" }).click();
  await page.getByRole("button", { name: "Раздел «Женщинам»" }).click();
  await page.evaluate(() => history.back());
  await expect(page.locator("#menu")).toBeHidden();
  await expect(page).toHaveURL(/\/new$/);

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/women$/);
});

test("Escape closes the panel of filters, back at what opened it", async ({ page }) => {
  await visit(page, links.ru.catalog());
  const opener = page.locator("summary", { hasText: "Фильтры" });
  await opener.click();
  const panel = page.locator("details[open]").filter({ has: opener });
  await panel.getByRole("checkbox").first().focus();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});
