import { expect, type Page, test } from "@playwright/test";
import { visit } from "../visit.ts";

const cards = (page: Page) => page.locator("main [data-card]");

const isDrawn = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .getByRole("link")
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** How far a page's height may be from what its cards tell while they are not drawn. */
const tolerance = 0.03;

for (const width of [390, 1312])
  for (const path of ["/", "/women"])
    test(`${path} at ${width} px: what is far away is not drawn, and is as high as it will be`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      const last = (await cards(page).count()) - 1;
      expect(await isDrawn(page, last)).toBe(false);
      const likely = await height(page);
      await page.evaluate(() => {
        document.documentElement.dataset.whole = "";
      });
      expect(await isDrawn(page, last)).toBe(true);
      const whole = await height(page);
      expect(Math.abs(likely - whole) / whole).toBeLessThan(tolerance);
    });

test("a page reloaded, or come back to, is drawn whole: the way back is measured in heights", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/women");
  const last = (await cards(page).count()) - 1;
  expect(await isDrawn(page, last)).toBe(false);
  await page.reload();
  expect(await isDrawn(page, last)).toBe(true);

  await visit(page, "/women");
  const card = cards(page).nth(17);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole("link").first();
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/women$/);
  expect(await isDrawn(page, last)).toBe(true);
  await expect.poll(top).toBeLessThan(844);
  expect(await top()).toBeGreaterThan(-300);
});
