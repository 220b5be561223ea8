import { expect, type Page, test } from "@playwright/test";
import { asRegular } from "../regular.ts";
import { visit } from "../visit.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(({ page }) => asRegular(page));

test("the drawer of a phone slides from level to level and back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Открыть меню" }).tap();
  await page.getByRole("button", { name: "Раздел «Женщинам»" }).tap();
  await page.getByRole("button", { name: "Раздел «Одежда»" }).tap();
  const level = page.locator("#menu [aria-expanded=true] + div [aria-expanded=true] + div");
  await expect(level.getByRole("link", { name: "Платья" })).toBeInViewport();
  await level.locator("[data-back]").tap();
  await expect(page.getByRole("button", { name: "Раздел «Одежда»" })).toBeFocused();
  await page.getByRole("button", { name: "Раздел «Одежда»" }).tap();
  await level.getByRole("link", { name: "Платья" }).tap();
  await expect(page).toHaveURL(/\/women\/clothing\/dresses$/);
  await expect(page.locator("#menu")).toBeHidden();
  // The page that is shown already is arrived at by closing the menu.
  await page.getByRole("button", { name: "Открыть меню" }).tap();
  await page.getByRole("button", { name: "Раздел «Женщинам»" }).tap();
  await page.getByRole("button", { name: "Раздел «Одежда»" }).tap();
  await level.getByRole("link", { name: "Платья" }).tap();
  await expect(page.locator("#menu")).toBeHidden();
});

test("every level can be left at once, and the drawer begins anew", async ({ page }) => {
  await visit(page, "/");
  const opener = page.getByRole("button", { name: "Открыть меню" });
  const close = page.getByRole("button", { name: "Закрыть меню" });
  for (const sections of [[], ["Женщинам"], ["Женщинам", "Одежда"]]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    for (const section of sections) {
      await page.getByRole("button", { name: `Раздел «${section}»` }).press("Enter");
      // What takes the focus while it slides in would be scrolled to, and carried past the screen.
      expect(await sidewaysScroll(page)).toBe(0);
    }
    const cross = close.nth(sections.length);
    await expect(cross).toBeInViewport({ ratio: 1 });
    await cross.press("Enter");
    await expect(page.locator("#menu")).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.tap();
  await expect(page.getByRole("link", { name: "Женщинам", exact: true })).toBeInViewport();
  await expect(page.locator("#menu [aria-expanded=true]")).toHaveCount(0);
});

/** How far what an open level lies in lets itself be scrolled sideways, in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.locator('#menu:has([aria-expanded="true"])').evaluate((menu) =>
    Math.max(
      ...[menu, ...menu.querySelectorAll(':has([aria-expanded="true"])')].map((around) => {
        around.scrollLeft = 400;
        return around.scrollLeft;
      }),
    ),
  );
}
