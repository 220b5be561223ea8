import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const sizes = [
  { width: 390, height: 844 },
  { width: 1312, height: 900 },
];
const themes = ["light", "dark"] as const;

/** One of each kind of page, in both languages. */
const kinds = [
  "/",
  "/women",
  "/women/clothing/dresses",
  "/catalog",
  "/catalog?page=2",
  "/product/silk-slip-dress-emerald",
  "/product/nylon-bomber-khaki",
  "/about",
  "/pages/contacts",
  "/pages/size-guide",
  "/order/cart",
];
const addresses = kinds.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);

/** Everything that a page complains of: the console, failed requests, answers of 400 and more. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

for (const address of addresses) {
  test(`${address} has nothing to complain of`, async ({ browser }) => {
    test.setTimeout(120_000);
    for (const viewport of sizes) {
      const locale = address.startsWith("/en") ? "en-US" : "ru-RU";
      const context = await browser.newContext({ viewport, locale });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(address, { waitUntil: "networkidle" });
      for (const theme of themes) {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name;
        }, theme);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
        expect(found, `${theme} at ${viewport.width}`).toEqual([]);
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider, `scrolls sideways at ${viewport.width}`).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
}

test("every link on the shop's own pages leads somewhere", async ({ request, baseURL }) => {
  test.setTimeout(120_000);
  const seen = new Set<string>();
  const waiting = ["/", "/en"];
  const broken: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const language = path.startsWith("/en") ? "en" : "ru";
    const answer = await request.get(path, { headers: { "accept-language": language } });
    if (!answer.ok()) broken.push(`${answer.status()} ${path}`);
    if (!answer.headers()["content-type"]?.includes("text/html")) continue;
    for (const [, href = ""] of (await answer.text()).matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll("&amp;", "&"), baseURL + path);
      if (url.origin === new URL(baseURL ?? "").origin) waiting.push(url.pathname + url.search);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});
