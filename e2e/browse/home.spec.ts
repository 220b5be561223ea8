import { expect, type Locator, test } from "@playwright/test";

test("the home page shows its sections in the owner's order", async ({ page }) => {
  await page.goto("/");
  const headings = page.locator("main").getByRole("heading");
  await expect(headings).toHaveText([
    "Вполголоса",
    "Новая коллекция",
    /^Вещи, которые не\sпросят внимания/,
    /^На\sвсе дни/,
    "Минус пять",
    /^Пока не\sрастаяло/,
    /^Свои швы/,
    "Длинная тень",
    "Косой дождь",
    /^Подарки/,
    /^Четырнадцать магазинов/,
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вполголоса");
  await expect(page.getByRole("link", { name: /Шёлк, который не\sблестит зря/ })).toBeVisible();
});

test("the first poster fills the screen, the header clear over it", async ({ page }) => {
  await page.setViewportSize({ width: 1312, height: 800 });
  await page.goto("/");
  const poster = await page.locator("[data-poster]").first().boundingBox();
  expect(poster).toMatchObject({ x: 0, y: 0, height: 800 });
  const ground = () =>
    page.locator("header").evaluate((header) => {
      const place = header.closest("[data-kept]") ?? header;
      return getComputedStyle(place).backgroundColor;
    });
  expect(await ground()).toBe("rgba(0, 0, 0, 0)");
  await page.mouse.wheel(0, 600);
  await expect.poll(ground).not.toBe("rgba(0, 0, 0, 0)");
});

test("only the first screen's picture is fetched before all others", async ({ page }) => {
  await page.goto("/");
  const eager = page.locator("main img:not([loading=lazy])");
  await expect(eager).toHaveCount(1);
  await expect(eager).toHaveAttribute("fetchpriority", "high");
  for (const picture of await page.locator("main img").all()) {
    await expect(picture).toHaveAttribute("width", /^\d+$/);
    await expect(picture).toHaveAttribute("height", /^\d+$/);
  }
});

for (const [width, slides] of [
  [1400, 5],
  [1200, 4],
  [900, 3],
  [700, 2],
] as const) {
  test(`${slides} products stand in a row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const row = page.getByRole("list", { name: "Новая коллекция" });
    expect(await slidesInView(row)).toBe(slides);
  });
}

/** How many slides are seen whole before the row is moved. */
function slidesInView(row: Locator): Promise<number> {
  return row.evaluate((track) => {
    const { right } = track.getBoundingClientRect();
    return [...track.children].filter((slide) => slide.getBoundingClientRect().right <= right + 1)
      .length;
  });
}

test("a row's link leads to all of its products, and its cards to theirs", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Смотреть все" }).first().click();
  await expect(page).toHaveURL(/\/list\/new-collection$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Новая коллекция");
});

test("a recommended product is followed with the code that named it", async ({ page }) => {
  await page.goto("/");
  const row = page.getByRole("list", { name: /^Подарки/ });
  await expect(row.getByRole("link").first()).toHaveAttribute(
    "href",
    /\/product\/[\w-]+\?recommend_code=home-gifts&recommend_product_id=\d+$/,
  );
});
