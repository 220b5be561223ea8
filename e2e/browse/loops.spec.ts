import { expect, type Page, test } from "@playwright/test";

const dress = "/product/ditsy-slip-dress-navy";

/** The videos that the page asks for, as it goes. */
function videosOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/videos/")) asked.push(request.url());
  });
  return asked;
}

test("the first poster comes to life, and can be stopped", async ({ page }) => {
  await page.setViewportSize({ width: 1312, height: 800 });
  await page.goto("/");
  const poster = page.locator("[data-poster]").first();
  await expect(poster.locator("video")).toHaveAttribute("data-playing", "true");
  await poster.getByRole("button", { name: "Остановить видео" }).click();
  await expect(poster.locator("video")).toHaveAttribute("data-playing", "false");
});

test("a phone's poster stays still: its picture is another one", async ({ page }) => {
  const asked = videosOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator("[data-poster] video")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("who asked for less motion is not even sent the videos", async ({ page }) => {
  const asked = videosOf(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto(dress, { waitUntil: "networkidle" });
  await expect(page.locator("video")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("a product's first picture moves, and still enlarges under a tap", async ({ page }) => {
  await page.goto(dress);
  await expect(page.locator("main video")).toHaveAttribute("data-playing", "true");
  await page
    .getByRole("button", { name: /Увеличить/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
