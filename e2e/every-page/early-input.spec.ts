import { expect, type Page, test } from "@playwright/test";
import { links } from "#storefront/links.ts";
import { chips, line, openPanel } from "../find/filtering.ts";
import { hold } from "../hold.ts";
import { complaintsOf } from "../no-fault.ts";
import { findPiece } from "../pieces.ts";
import { slowLine } from "../slow-line.ts";
import { visit } from "../visit.ts";

/** Holds every script of the pages back, as a slow line does, until told to let them through. */
const holdScripts = (page: Page) => hold(page, /\/assets\/[^/]*\.js$/);

test("a size chosen and put into the cart before any script has come is in the cart", async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  const { slug, size, title } = findPiece("many", 30);
  await page.goto(links.ru.product(slug), { waitUntil: "commit" });
  await page.getByRole("radio", { name: size.text, exact: true }).check({ force: true });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Добавить в корзину" }).first().click();
  letThrough();
  const added = page.getByRole("dialog", { name: "Добавлено в корзину" });
  await expect(added.getByRole("listitem")).toContainText(title);
  await expect(added.getByRole("listitem")).toContainText(size.text);
});

test("words typed before any script has come stay, and are looked for", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(links.ru.search(""), { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("searchbox").or(page.getByRole("combobox"));
  await field.first().fill("платье");
  letThrough();
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.waitForLoadState("networkidle");
  await expect(field.first()).toHaveValue("платье");
  await field.first().press("Enter");
  await expect(page).toHaveURL(/q=/);
});

test("an advertisement counts also when its page is left before any script has come", async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(`${links.ru.about()}?utm_source=mail`, { waitUntil: "commit" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Контакты" }).first().click();
  await page.waitForURL("**/pages/contacts");
  letThrough();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("utm"))).toContain("mail");
});

test("a press on the header while React takes the page over counts", async ({ page }) => {
  await page.addInitScript(() => {
    const pressed = () => document.querySelector<HTMLElement>("[data-rotate] button")?.click();
    addEventListener("listening", () => queueMicrotask(pressed));
  });
  await visit(page, "/");
  const bar = page.getByRole("region", { name: "Объявления", exact: true });
  await expect(bar.getByRole("button", { name: "Продолжить объявления" })).toBeVisible();
});

test("Back before any script has come shows what its address says", async ({ page }) => {
  await visit(page, "/catalog");
  const first = page.getByRole("main").locator("[data-card]").first();
  const cards = [await first.getAttribute("data-card")];
  await page.getByRole("main").locator("a[href$='?page=2']").first().click();
  await page.waitForURL("**/catalog?page=2");
  await expect(first).not.toHaveAttribute("data-card", String(cards[0]));
  const letThrough = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(first).toHaveAttribute("data-card", String(cards[0]));
  letThrough();
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(first).toHaveAttribute("data-card", String(cards[0]));
});

test("Back while React takes the page over shows what its address says", async ({ page }) => {
  await visit(page, "/women?size=m");
  await openPanel(page);
  await line(page, "color", "black").click();
  await page.waitForURL("**/women?color=black&size=m");
  // The router is there, and React has just begun to compare.
  await page.addInitScript(() => {
    if (!location.search.includes("color")) return;
    let router: Window["__reactRouterDataRouter"];
    Object.defineProperty(window, "__reactRouterDataRouter", {
      get: () => router,
      set: (made) => {
        router = made;
        history.back();
      },
    });
  });
  const complaints = complaintsOf(page);
  const letPage = await hold(page, /\/women\?size=m$/);
  await page.reload({ waitUntil: "commit" });
  await page.waitForURL("**/women?size=m", { waitUntil: "commit" });
  await page.waitForTimeout(500);
  letPage();
  await expect(chips(page)).not.toContainText(/чёрный/i);
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});

test("Back while a page has only begun to come shows what its address says", async ({
  page,
  baseURL,
}) => {
  const line = await slowLine(String(baseURL));
  await visit(page, `${line.url}/catalog`);
  const first = page.getByRole("main").locator("[data-card]").first();
  const card = await first.getAttribute("data-card");
  await page.getByRole("main").locator("a[href$='?page=2']").first().click();
  await page.waitForURL("**/catalog?page=2");
  const letThrough = line.holdPages();
  await page.reload({ waitUntil: "commit" });
  // A browser that is busy tells of the new document before it has put it in the place of the old one.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe("loading");
  await page.goBack({ waitUntil: "commit" });
  letThrough();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(first).toHaveAttribute("data-card", String(card));
  await line.close();
});

test("a language chosen before any script has come is remembered", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/women", { waitUntil: "commit" });
  const link = page.locator("footer a[hreflang=en]");
  // Cards on the way to the footer are drawn as they come near: pressed where it is, not scrolled to.
  await link.evaluate((there: HTMLAnchorElement) => there.click());
  await page.waitForURL("**/en/women");
  letThrough();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("locale=en");
  await page.goto("/catalog");
  await expect(page).toHaveURL(/\/en\/catalog$/);
});
