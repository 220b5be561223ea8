import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 768, height: 1024 } });

const kinds = [
  "/women/clothing/dresses",
  "/product/silk-slip-dress-emerald",
  "/sets",
  "/set/reading-room",
  "/search?q=silk",
  "/pages/contacts",
];

for (const path of kinds) {
  test(`on a tablet nothing lies over the heading of ${path}`, async ({ page }) => {
    // The room for a picture does not depend on its coming.
    await page.route("**/pictures/**", (route) => route.abort());
    await page.goto(path);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    await heading.scrollIntoViewIfNeeded();
    const over = await heading.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [left + 4, (left + right) / 2, right - 4]
        .map((x) => document.elementFromPoint(x, (top + bottom) / 2))
        .filter((seen) => seen !== element && !element.contains(seen))
        .map((seen) => seen?.outerHTML.slice(0, 120));
    });
    expect(over).toEqual([]);
  });
}
