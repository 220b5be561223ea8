import { expect, test } from "@playwright/test";
import { visit } from "../visit.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a section made of a kit leads to the kit's list, the menu closes and the page is told", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
  await visit(page, "/catalog");
  const menu = page.locator("#menu");
  const women = menu.locator("[data-root]", { hasText: "Женщинам" });
  const evening = women.getByRole("link", { name: "Для вечера" });
  await women.locator("> a").hover();
  await evening.click();
  await expect(page).toHaveURL(/\/list\/evening$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вечер начинается в шесть");
  await expect(evening).toBeHidden();
  const told = () => page.evaluate(() => window.dataLayer);
  await expect.poll(told).toEqual([{ event: "page_view", page_location: page.url() }]);
  const accessories = menu.locator("[data-root]", { hasText: "Аксессуары" });
  await accessories.locator("> a").hover();
  await accessories.getByRole("link", { name: "Подарки" }).click();
  await expect(page).toHaveURL(/\/list\/gifts$/);
  await expect.poll(told).toHaveLength(2);
});

test("the side menu leads to a kit's list too, and the chain of slugs for good", async ({
  page,
}) => {
  await page.goto("/women/clothing");
  const side = page.getByRole("navigation", { name: "Разделы каталога" });
  await expect(side.getByRole("link", { name: "Для вечера" })).toHaveAttribute(
    "href",
    "/list/evening",
  );
  const { url, status } = await page.request
    .get("/women/clothing/evening", { maxRedirects: 0 })
    .then((answer) => ({ url: answer.headers().location, status: answer.status() }));
  expect([status, url]).toEqual([301, "/list/evening"]);
});
