import { expect, test } from "@playwright/test";
import { hold } from "../hold.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { visit } from "../visit.ts";
import { answered, box, countOf, found, line, openPanel, panelOf } from "./filtering.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a drawer gathers the choices, counts them, and OK shows as many", async ({ page }) => {
  const complaints = complaintsOf(page);
  await visit(page, "/women");
  await openPanel(page);
  const drawer = page.getByRole("dialog", { name: "Фильтры" });
  await expect(drawer).toBeVisible();
  await drawer.locator("summary", { hasText: "Размер" }).click();
  const count = await countOf(line(drawer, "size", "m"));
  await line(drawer, "size", "m").click();
  const ok = drawer.getByRole("button", { name: /^Показать/ });
  await expect(ok).toHaveText(new RegExp(`^Показать ${count}\\u00a0`));
  await expectNoFault(page, "the drawer");
  expect(page.url()).toMatch(/\/women$/);
  await ok.click();
  await expect(page).toHaveURL(/\?size=m$/);
  await expect(drawer).toHaveCount(0);
  await expect(found(page)).toHaveText(new RegExp(`^${count}\\u00a0`));
  expect(complaints).toEqual([]);
});

test("from far down the list, what is chosen is shown from its beginning", async ({ page }) => {
  await visit(page, "/women?sort=-price");
  // A piece in view that begins the list of what is chosen: the screen must not follow it.
  const { results } = await answered(page);
  const card = page.locator("#products [data-card]").nth(12);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await openPanel(page);
  const drawer = page.getByRole("dialog", { name: "Фильтры" });
  await drawer.locator("summary", { hasText: "Цена" }).click();
  await drawer.getByLabel("до, руб.").fill(String(results[12].price));
  await expect(drawer.locator("button[type=submit]")).not.toHaveAttribute("aria-busy");
  await drawer.locator("button[type=submit]").click();
  await expect(page).toHaveURL(/\?price=-\d+&sort=-price$/);
  const list = page.getByRole("region", { name: "Товары" });
  const top = () => list.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(100);
});

test("closed by mistake it forgets nothing, and the focus returns", async ({ page }) => {
  await visit(page, "/women");
  await openPanel(page);
  const drawer = page.getByRole("dialog", { name: "Фильтры" });
  await drawer.locator("summary", { hasText: "Размер" }).click();
  await line(drawer, "size", "m").click();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  expect(page.url()).toMatch(/\/women$/);
  await expect(panelOf(page).locator("> summary")).toBeFocused();
  await openPanel(page);
  await expect(box(drawer, "size", "m")).toBeChecked();
  await drawer.getByRole("button", { name: "Сбросить" }).click();
  await expect(box(drawer, "size", "m")).not.toBeChecked();
});

test("when the count cannot be had the drawer says so and still shows the choice", async ({
  page,
}) => {
  await visit(page, "/women");
  await openPanel(page);
  const drawer = page.getByRole("dialog", { name: "Фильтры" });
  await page.route("**/api/ru/catalog/**", (route) => route.abort());
  await drawer.locator("summary", { hasText: "Размер" }).click();
  await line(drawer, "size", "m").click();
  await expect(drawer.getByRole("alert")).toContainText("Не получилось посчитать");
  await drawer.getByRole("button", { name: "Показать" }).click();
  await expect(page).toHaveURL(/\?size=m$/);
});

test("an older count never overtakes a newer one", async ({ page }) => {
  await visit(page, "/women");
  await openPanel(page);
  const drawer = page.getByRole("dialog", { name: "Фильтры" });
  await drawer.locator("summary", { hasText: "Размер" }).click();
  const count = String(await countOf(line(drawer, "size", "xs")));
  const release = await hold(page, /\/api\/ru\/catalog\/.*size=m&/);
  const asked = page.waitForRequest(/\/api\/ru\/catalog\/.*size=m&/);
  await line(drawer, "size", "m").click();
  await asked;
  await line(drawer, "size", "m").click();
  await line(drawer, "size", "xs").click();
  const ok = drawer.locator("button[type=submit]");
  await expect(ok).toContainText(count);
  const said = await ok.evaluateHandle((button) => {
    const texts: (string | null)[] = [];
    const note = () => texts.push(button.textContent);
    new MutationObserver(note).observe(button, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  release();
  await page.waitForTimeout(1000);
  expect((await said.jsonValue()).filter((text) => !text?.includes(count))).toEqual([]);
});
