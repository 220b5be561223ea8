import { expect, type Locator, type Page, test } from "@playwright/test";
import { complaintsOf, expectNoFault } from "./no-fault.ts";
import { visit } from "./visit.ts";

const wide = { width: 1400, height: 900 };
const narrow = { width: 390, height: 844 };

const panelOf = (page: Page) => page.locator("details:has(form)");
const openPanel = (page: Page) => panelOf(page).locator("> summary").click();
const chips = (page: Page) => page.getByRole("list", { name: "Выбрано" });
const found = (page: Page) => page.getByRole("status").filter({ hasText: /вещ/ });

const box = (within: Page | Locator, group: string, value: string) =>
  within.locator(`input[name="${group}"][value="${value}"]`);
/** What is pressed to choose a value. */
const line = (within: Page | Locator, group: string, value: string) =>
  within.locator(`label:has([name="${group}"][value="${value}"])`);
/** A value's count. */
const countOf = async (of: Locator) => (await of.textContent())?.match(/\d+$/)?.[0];

/** The products in view, in their order. */
async function shown(page: Page): Promise<(string | null)[]> {
  const cards = await page.locator("#products [data-card]").all();
  return Promise.all(cards.map((card) => card.getAttribute("data-card")));
}

/** What the API answers for the page's own address. */
async function answered(page: Page) {
  const { pathname, search } = new URL(page.url());
  const category = pathname === "/catalog" ? "" : `&category=${pathname.slice(1)}`;
  const query = search.replace("?", "&");
  const answer = await page.request.get(`/api/ru/catalog/?site_id=2${category}${query}`);
  return answer.json();
}

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
    await visit(page, "/women");
    await panelOf(page).locator("> summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/\?size=/);
    await expect(page.locator(":focus")).toHaveAttribute("name", "size");
    await expect(page.locator(":focus")).toBeChecked();
    await expectNoFault(page, "the open panel");
  });

  test("what finds nothing says so and offers a way on", async ({ page }) => {
    await visit(page, "/women?price=1-2");
    await expect(page.getByText("Таких вещей не нашлось")).toBeVisible();
    await expectNoFault(page, "an empty choice");
    await page.getByRole("link", { name: "Убрать фильтры" }).click();
    await expect(page).toHaveURL(/\/women$/);
    await expect(page.locator("[data-card]").first()).toBeVisible();
  });

  test("the biggest discounts and the labelled pieces can come first", async ({ page }) => {
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

test.describe("on a phone", () => {
  test.use({ viewport: narrow, hasTouch: true, isMobile: true });

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
    await page.route(/\/api\/ru\/catalog\/.*size=m&/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(/\/api\/ru\/catalog\/.*size=m&/);
    await line(drawer, "size", "m").click();
    await asked;
    await line(drawer, "size", "m").click();
    await line(drawer, "size", "xs").click();
    const ok = drawer.locator("button[type=submit]");
    await expect(ok).toContainText(count);
    await page.waitForTimeout(2000);
    await expect(ok).toContainText(count);
  });
});
