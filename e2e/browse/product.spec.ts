import { expect, type Page, test } from "@playwright/test";
import { visit } from "../visit.ts";

const dress = "/product/silk-slip-dress-emerald";
const size = (page: Page, text: string) => page.getByRole("radio", { name: text, exact: true });

test("a chosen size goes into the cart at once", async ({ page }) => {
  await visit(page, dress);
  await size(page, "S").check({ force: true });
  await expect(page.getByText("S — последний")).toBeVisible();
  await page.getByRole("button", { name: /^Добавить в\sкорзину$/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Платье-комбинация");
  await expect(page.locator("[data-slot=cart]")).toContainText("1");
});

test("without a size the shop asks for it", async ({ page }) => {
  await visit(page, dress);
  await page.getByRole("button", { name: /^Добавить в\sкорзину$/ }).click();
  await expect(page.getByRole("dialog", { name: "Выберите размер" })).toBeVisible();
});

test("a size that is gone, or in shops only, is seen but cannot be chosen", async ({ page }) => {
  await page.goto(dress);
  await expect(page.getByRole("radio", { name: /^XL — только в\sмагазинах$/ })).toBeDisabled();
  await page.goto("/product/ditsy-slip-dress-milk");
  await expect(size(page, "S, закончился")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Вещь закончилась" })).toBeDisabled();
});

test("the price is one: on the page, in the structured data and in the API", async ({ page }) => {
  await page.goto(dress);
  const answer = await page.request.get("/api/ru/products/silk-slip-dress-emerald/?site_id=2");
  const { price, id } = await answer.json();
  const scripts = await page.locator("script[type='application/ld+json']").allTextContents();
  const product = scripts.map((text) => JSON.parse(text)).find((it) => it["@type"] === "Product");
  expect(product.offers).toMatchObject({ price, priceCurrency: "RUB" });
  const shown = page.getByText(/19\s900\sруб\./).first();
  await expect(shown).toBeVisible();
  expect(price).toBe(19_900);
  // The page of an id is the page of its slug.
  const byId = await page.request.get(`/product/${id}`, { maxRedirects: 0 });
  expect(byId.status()).toBe(301);
  expect(byId.headers().location).toMatch(new RegExp(`${dress}$`));
});

test("delivery to the shopper's city and the shops are told fresh", async ({ page }) => {
  await page.goto(dress);
  await expect(page.getByText(/^Курьером\s— .+\d+\s[а-я]+, бесплатно$/)).toBeVisible();
  await page.getByRole("button", { name: "Показать" }).click();
  const shops = page.getByRole("dialog", { name: "Где примерить сегодня" });
  await expect(shops.getByRole("listitem").first()).toContainText("Размеры: ");
});

test("another color is another product on the same page", async ({ page }) => {
  await visit(page, dress);
  await page
    .getByRole("link", { name: /^Ч[её]рный$/i })
    .first()
    .click();
  await expect(page).toHaveURL(/silk-slip-dress-black$/);
  await expect(page.getByText(/26\s500\sруб\./).first()).toBeVisible();
});

test("a preorder tells when it ships and goes straight on to its form", async ({ page }) => {
  await visit(page, "/product/nylon-bomber-khaki");
  await expect(page.getByText(/^Отправим \d+\s[а-я]+$/)).toBeVisible();
  await size(page, "M").check({ force: true });
  await page.getByRole("button", { name: "Оформить предзаказ" }).click();
  await expect(page).toHaveURL(/\/order\/form\/?\?is_preorder=true$/);
});

test("the size guide opens beside the product", async ({ page }) => {
  await visit(page, dress);
  await page.getByRole("button", { name: "Таблица размеров" }).click();
  const guide = page.getByRole("dialog", { name: "Таблица размеров" });
  await expect(guide.getByRole("rowheader", { name: "XL" })).toBeVisible();
  await expect(guide.getByRole("heading", { name: "Как снять мерки" })).toBeVisible();
});

test("goods of one size offer no size guide", async ({ page }) => {
  await visit(page, "/product/leather-tote-cognac");
  await expect(page.getByRole("button", { name: /^Добавить в\sкорзину$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Таблица размеров" })).toHaveCount(0);
});

test("a picture is enlarged, looked at closely and left by keyboard alone", async ({ page }) => {
  await visit(page, dress);
  const picture = page.getByRole("button", { name: /^Увеличить: Фото 1 из/ });
  await picture.focus();
  await page.keyboard.press("Enter");
  const zoom = page.getByRole("dialog", { name: "Платье-комбинация из шёлка" });
  const large = zoom.getByRole("button", { name: /^Фото 1 из/ });
  await large.focus();
  await page.keyboard.press("Enter");
  await expect(large).toHaveAttribute("aria-pressed", "true");
  await zoom.getByRole("button", { name: "Вперёд" }).click();
  await expect(zoom.getByText(/^2 из \d$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test("every picture of the mosaic is asked for in the width that it is laid in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1312, height: 900 });
  // Three pictures: the last has no neighbor and takes the row.
  await page.goto("/product/flannel-shirt-red");
  const pictures = page.getByRole("region", { name: "Фотографии" }).locator("picture");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    const sizes = await picture.locator("source").first().getAttribute("sizes");
    const laid = await picture.evaluate((it) => (100 * it.clientWidth) / innerWidth);
    expect(Number.parseFloat(sizes?.split(" ").pop() ?? "")).toBeCloseTo(laid, -1);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the button to buy stays in reach, and the gallery counts its pictures", async ({
    page,
  }) => {
    await visit(page, dress);
    const buy = page.getByRole("button", { name: /^Добавить в\sкорзину$/ });
    await expect(buy).toBeInViewport();
    const gallery = page.getByRole("region", { name: "Фотографии" });
    await expect(gallery).toContainText(/1\s\/\s\d/);
    await gallery.getByRole("list").evaluate((strip) => {
      strip.scrollLeft = strip.clientWidth;
    });
    await expect(gallery).toContainText(/2\s\/\s\d/);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect(buy).toBeInViewport();
  });
});
