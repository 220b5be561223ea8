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

test("on a tablet a piece is seen with its name, its sizes and the way to buy it at once", async ({
  page,
}) => {
  await page.goto("/product/silk-slip-dress-emerald");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(main.getByText(/^\d+\s\d+\sруб\.$/).first()).toBeInViewport();
  await expect(main.getByRole("radio").first()).toBeInViewport();
  await expect(main.getByRole("button", { name: "Добавить в корзину" })).toBeInViewport();
});

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
