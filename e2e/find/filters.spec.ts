import { expect, test } from "@playwright/test";
import { hold } from "../hold.ts";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { visit } from "../visit.ts";
import {
  answered,
  box,
  chips,
  countOf,
  found,
  line,
  openPanel,
  panelOf,
  shown,
} from "./filtering.ts";

const wide = { width: 1400, height: 900 };

test.describe("on a wide screen", () => {
  test.use({ viewport: wide });

  test("choices narrow the list at once, and reload, Back and the server agree", async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await visit(page, "/women");
    const whole = await shown(page);
    await openPanel(page);
    await line(page, "size", "m").click();
    await expect(page).toHaveURL(/\/women\?size=m$/);
    await line(page, "color", "black").click();
    await expect(page).toHaveURL(/\/women\?color=black&size=m$/);
    await expect(chips(page).getByRole("listitem")).toHaveCount(3);
    await expect(box(page, "color", "black")).toBeFocused();
    const { count, results } = await answered(page);
    expect(count).toBeGreaterThan(0);
    await expect(found(page)).toContainText(String(count));
    const narrowed = results.map(({ id }: { id: number }) => String(id));
    expect(await shown(page)).toEqual(narrowed);
    await page.reload();
    expect(await shown(page)).toEqual(narrowed);
    await page.goBack();
    await expect(page).toHaveURL(/\/women\?size=m$/);
    await expect(chips(page)).not.toContainText(/чёрный/i);
    await page.goBack();
    await expect(chips(page)).toHaveCount(0);
    expect(await shown(page)).toEqual(whole);
    expect(complaints).toEqual([]);
  });

  test("a chip gives up its choice, the link beside them everything but the order", async ({
    page,
  }) => {
    await visit(page, "/women?color=black,white&price=-15000&sort=price");
    await expect(chips(page).getByRole("link")).toHaveText([
      /белый/i,
      /чёрный/i,
      /до\u00a015\u00a0000\u00a0руб/,
      "Сбросить всё",
    ]);
    await chips(page).getByRole("link", { name: /белый/i }).click();
    await expect(page).toHaveURL(/\/women\?color=black&price=-15000&sort=price$/);
    await chips(page).getByRole("link", { name: "Сбросить всё" }).click();
    await expect(page).toHaveURL(/\/women\?sort=price$/);
    await expect(chips(page)).toHaveCount(0);
  });

  test("a count tells what its value would find", async ({ page }) => {
    await visit(page, "/women?size=m");
    await openPanel(page);
    const count = await countOf(line(page, "color", "black"));
    await line(page, "color", "black").click();
    await expect(page).toHaveURL(/color=black&size=m$/);
    await expect(found(page)).toHaveText(new RegExp(`^${count}\\u00a0`));
  });

  test("a price holds once its field is left, and shows the bounds while it is empty", async ({
    page,
  }) => {
    await visit(page, "/women");
    const { price } = await answered(page);
    await openPanel(page);
    const [from, to] = [page.getByLabel("от, руб."), page.getByLabel("до, руб.")];
    const digits = (await to.getAttribute("placeholder"))?.replace(/\D/g, "");
    expect(Number(digits)).toBe(Math.ceil(price.max));
    await from.fill("5 000");
    await to.fill("9000");
    await to.press("Enter");
    await expect(page).toHaveURL(/\?price=5000-9000$/);
    await expect(chips(page)).toContainText("5\u00a0000\u2009–\u20099\u00a0000\u00a0руб.");
    const { results } = await answered(page);
    for (const product of results) {
      expect(product.price).toBeGreaterThanOrEqual(5000);
      expect(product.price).toBeLessThanOrEqual(9000);
    }
    await chips(page).getByRole("link", { name: "Сбросить всё" }).click();
    await openPanel(page);
    await expect(from).toHaveValue("");
  });

  test("the keyboard alone opens the panel, chooses and goes on from where it was", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await visit(page, "/women");
    await panelOf(page).locator("> summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\?fabric=/);
    await expect(page.locator(":focus")).toHaveAttribute("name", "fabric");
    await expect(page.locator(":focus")).toBeChecked();
    await expectNoFault(page, "the open panel");
  });

  test("what is ticked before the panel's code has come counts all the same", async ({ page }) => {
    const release = await hold(page, /assets\/filter-panel-/);
    await visit(page, "/women");
    await openPanel(page);
    await line(page, "size", "m").click();
    await box(page, "color", "black").focus();
    await page.keyboard.press("Space");
    expect(page.url()).toMatch(/\/women$/);
    release();
    await expect(page).toHaveURL(/\/women\?color=black&size=m$/);
    await expect(box(page, "color", "black")).toBeChecked();
    await expect(box(page, "color", "black")).toBeFocused();
  });

  test("the old list stays, dimmed, until the new one is there", async ({ page }) => {
    await visit(page, "/women");
    await openPanel(page);
    const before = await shown(page);
    const release = await hold(page, /women\.data/);
    await line(page, "size", "xs").click();
    const results = page.locator("[aria-busy=true]", { has: page.locator("#products") });
    await expect(results).toBeVisible();
    expect(await shown(page)).toEqual(before);
    await expect(box(page, "size", "xs")).toBeChecked();
    release();
    await expect(page).toHaveURL(/size=xs$/);
    await expect(results).toHaveCount(0);
  });

  test("the second end of a price, typed before the first one's list is there, is kept", async ({
    page,
  }) => {
    await visit(page, "/women");
    await openPanel(page);
    // While the panel's code is on its way both ends would be read at once, out of the server's form,
    // which lies one element deeper.
    await expect(panelOf(page).locator("> form")).toBeVisible();
    const [from, to] = [page.getByLabel("от, руб."), page.getByLabel("до, руб.")];
    await from.fill("5000");
    // On a slow phone the page has not been drawn again when the next digits come.
    await to.evaluate((field: HTMLInputElement) => {
      field.focus();
      field.select();
      document.execCommand("insertText", false, "9000");
    });
    await expect(page).toHaveURL(/\?price=5000-$/);
    await expect(to).toHaveValue("9000");
    await to.press("Enter");
    await expect(page).toHaveURL(/\?price=5000-9000$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?price=5000-$/);
    await expect(to).toHaveValue("");
    await page.goForward();
    await expect(to).toHaveValue(/^9\s?000$/);
  });

  test("a choice taken back while its list is on its way is not shown", async ({ page }) => {
    await visit(page, "/women");
    await openPanel(page);
    await line(page, "size", "m").click();
    await expect(page).toHaveURL(/size=m$/);
    const release = await hold(page, /women\.data\?.*color/);
    await line(page, "color", "black").click();
    await expect(box(page, "color", "black")).toBeChecked();
    await line(page, "color", "black").click();
    await expect(box(page, "color", "black")).not.toBeChecked();
    release();
    await page.waitForTimeout(1000);
    await expect(page).toHaveURL(/\/women\?size=m$/);
    await expect(box(page, "color", "black")).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/women$/);
  });

  test("what finds nothing says so and offers a way on", async ({ page }) => {
    test.setTimeout(120_000);
    await visit(page, "/women?price=1-2");
    await expect(page.getByText("Таких вещей не нашлось")).toBeVisible();
    await expectNoFault(page, "an empty choice");
    await page.getByRole("link", { name: "Убрать фильтры" }).click();
    await expect(page).toHaveURL(/\/women$/);
    await expect(page.locator("[data-card]").first()).toBeVisible();
  });

  test("the biggest discounts and the labeled pieces can come first", async ({ page }) => {
    await visit(page, "/women");
    const menu = page.locator("details:has(> ul[aria-label='Порядок'])");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "Сначала новинки" }).click();
    await expect(page).toHaveURL(/\?sort=new$/);
    await expect(page.locator("[data-card]").first()).toContainText("Новинка");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "Сначала большие скидки" }).click();
    await expect(page).toHaveURL(/\?sort=-discount$/);
    await expect(page.locator("[data-card]").first()).toContainText("%");
  });

  test("a choice far down the list leads to its beginning, Back to where it was made", async ({
    page,
  }) => {
    await visit(page, "/women?size=m");
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
    const before = await page.evaluate(() => scrollY);
    const reset = chips(page).getByRole("link", { name: "Сбросить всё" });
    await reset.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/women$/);
    const section = page.getByRole("region", { name: "Товары" });
    const top = () => section.evaluate((list) => Math.round(list.getBoundingClientRect().top));
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(200);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5);
  });
});

test("search engines get the whole list, its filtered forms only for their links", async ({
  page,
}) => {
  await page.goto("/women?size=m&page=2");
  const head = (what: string) => page.locator(`head ${what}`);
  await expect(head("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  await expect(head("link[rel=canonical]")).toHaveAttribute("href", /\/women$/);
  await expect(head("link[rel=prev]")).toHaveAttribute("href", /\/women\?size=m$/);
  await expect(chips(page).getByRole("link").first()).toHaveAttribute("rel", "nofollow");
  await page.goto("/women?page=2");
  await expect(head("meta[name=robots]")).toHaveCount(0);
});

test("what an address invents falls away with the next step", async ({ page }) => {
  await page.goto("/women?size=m,zzz&shape=round&sort=nonsense");
  await expect(chips(page).getByRole("listitem")).toHaveCount(2);
  const next = page.getByRole("link", { name: "Следующая страница" });
  await expect(next).toHaveAttribute("href", "/women?size=m&page=2");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, viewport: wide });

  test("the panel is a form that the server answers with the same list", async ({ page }) => {
    await page.goto("/women?sort=price");
    await openPanel(page);
    await line(page, "size", "m").click();
    await line(page, "color", "black").click();
    await line(page, "color", "white").click();
    await page.getByLabel("до, руб.").fill("15 000");
    await page.getByRole("button", { name: /^Показать/ }).click();
    const here = new URL(page.url());
    expect(here.searchParams.getAll("color").sort()).toEqual(["black", "white"]);
    await expect(chips(page).getByRole("listitem")).toHaveCount(5);
    const bySender = await shown(page);
    expect(bySender.length).toBeGreaterThan(0);
    await page.goto("/women?color=black,white&price=-15000&size=m&sort=price");
    expect(await shown(page)).toEqual(bySender);
    await chips(page).getByRole("link", { name: /белый/i }).click();
    await expect(page).toHaveURL(/\/women\?color=black&size=m&price=-15000&sort=price$/);
  });
});
