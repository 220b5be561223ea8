import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { staff } from "../staff.ts";
import { visit } from "../visit.ts";

/** A look made for these tests, of pieces that cannot all be had. */
const slug = "not-all-of-it";
const boots = "chelsea-boots-black";
const preorder = "double-breasted-coat-milk";
const comingSoon = "cashmere-cardigan-dusty-rose";
const inShops = "leather-tote-black";

/** A product of which one last piece lies in the warehouse and none in a shop, and its SKU. */
async function lastPiece(request: APIRequestContext): Promise<{ slug: string; sku: string }> {
  const read = async (path: string) => (await request.get(`/api/en/${path}`)).json();
  const { results } = await read("catalog/?label=last-size&site_id=2");
  for (const { id, slug, sku_full } of results) {
    const { shops, sizes } = await read(`products/${id}/availability/?site_id=2`);
    const left = sizes.filter((size: { availability: string }) => size.availability !== "none");
    const isLast = left.length === 1 && left[0].availability === "last" && shops.length === 0;
    if (isLast) return { slug, sku: `${sku_full}-${left[0].slug.toUpperCase()}` };
  }
  throw new Error("The shop has no last piece of anything");
}

const piece = (page: Page, of: string) =>
  page.locator("[data-piece]", { has: page.locator(`a[href$="/product/${of}"]`) });
const buy = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Добавить/ });

let takenOut: string | undefined;

/** Also after a test that ran out of time, so that its next try finds the shop as it was. */
test.afterEach(async () => {
  if (!takenOut) return;
  await staff("stock", takenOut, "warehouse", "1", "for a test");
  await staff("hide-set", slug);
  takenOut = undefined;
});

test("of a look that cannot be had whole, the rest is bought", async ({ page, request }) => {
  test.setTimeout(120_000);
  const sold = await lastPiece(request);
  const pieces = [boots, preorder, comingSoon, inShops, sold.slug];
  await staff("set", slug, "Не всё сразу", ...pieces.flatMap((one) => ["--piece", one]));
  await staff("publish-set", slug);
  await staff("stock", sold.sku, "warehouse", "-1", "for a test");
  takenOut = sold.sku;

  const complaints = complaintsOf(page);
  await visit(page, links.ru.set(slug));
  await expect(
    piece(page, preorder).getByRole("button", { name: "Оформить предзаказ" }),
  ).toBeVisible();
  await expect(piece(page, comingSoon)).toContainText("Скоро в продаже");
  await expect(piece(page, inShops)).toContainText("Только в магазинах");
  await expect(piece(page, sold.slug)).toContainText("Нет в наличии");
  await expect(page.getByRole("main").getByRole("radio").first()).toBeAttached();
  for (const one of [preorder, comingSoon, inShops, sold.slug]) {
    await expect(piece(page, one).getByRole("radio")).toHaveCount(0);
  }
  await expect(page.getByRole("main")).toContainText("Можно взять сейчас");
  await expectNoFault(page, "a look that cannot be had whole");
  await piece(page, boots).getByRole("radio").and(page.locator(":enabled")).first().press("Space");
  await expect(buy(page)).toHaveText(/^Добавить 1.вещь/);
  await buy(page).click();
  const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
  await expect(added.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await piece(page, preorder).getByRole("button", { name: "Оформить предзаказ" }).click();
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeAttached();
  expect(complaints).toEqual([]);
});
