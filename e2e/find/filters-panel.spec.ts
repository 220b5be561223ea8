import { expect, test } from "@playwright/test";
import { expectNoFault } from "../no-fault.ts";
import { visit } from "../visit.ts";
import { box, chips, line, openPanel, panelOf } from "./filtering.ts";

test.use({ viewport: { width: 1400, height: 900 } });

test("the branch of the menu that an address opens stays open while the list is narrowed", async ({
  page,
}) => {
  await visit(page, "/catalog?category=women/shoes");
  await openPanel(page);
  await line(page, "color", "black").click();
  await expect(page).toHaveURL(/\/catalog\?category=women\/shoes&color=black$/);
  const menu = page.getByRole("complementary").getByRole("link", { name: "Сапоги и ботинки" });
  await expect(menu).toBeVisible();
  await chips(page).getByRole("link", { name: "Сбросить всё" }).click();
  await expect(page).toHaveURL(/\/catalog\?category=women\/shoes$/);
});

test("what a choice leaves nothing of keeps its place, after a reload too", async ({ page }) => {
  const values = () =>
    panelOf(page)
      .locator("input[type=checkbox]")
      .evaluateAll((boxes) =>
        boxes.map((one) => `${one.getAttribute("name")} ${one.getAttribute("value")}`),
      );
  await visit(page, "/women");
  await openPanel(page);
  const all = await values();
  await line(page, "color", "emerald").click();
  await expect(page).toHaveURL(/\/women\?color=emerald$/);
  await expect(box(page, "size", "w30")).toBeDisabled();
  expect(await values()).toEqual(all);
  await page.reload();
  await openPanel(page);
  await expect(box(page, "size", "w30")).toBeDisabled();
  expect(await values()).toEqual(all);
});

test("a long list of values is searched", async ({ page }) => {
  await visit(page, "/catalog");
  await openPanel(page);
  const field = page.getByRole("searchbox", { name: "Найти: цвет" });
  await field.fill("черн");
  const colors = page.getByRole("group", { name: "Цвет" });
  await expect(colors.getByRole("checkbox")).toHaveCount(1);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/catalog$/);
  await expectNoFault(page, "a searched list of values");
  await field.fill("йцу");
  await expect(colors.getByText("Такого нет")).toBeVisible();
  await field.fill("чёрн");
  await line(page, "color", "black").click();
  await expect(page).toHaveURL(/\/catalog\?color=black$/);
  await expect(field).toHaveValue("чёрн");
});
