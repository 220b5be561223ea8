import { expect, test } from "@playwright/test";
import { complaintsOf, expectNoFault } from "../no-fault.ts";
import { visit } from "../visit.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1312, height: 900 };

/** One of each kind of page, in both languages. */
const kinds = [
  "/",
  "/women",
  "/women/clothing/dresses",
  "/catalog",
  "/catalog?page=2",
  "/women?color=black&size=m",
  "/sets",
  "/sets/women",
  "/set/reading-room",
  "/product/silk-slip-dress-emerald",
  "/product/nylon-bomber-khaki",
  "/about",
  "/pages/contacts",
  "/pages/size-guide",
  "/order/cart",
  "/search",
  "/search?q=silk",
  "/my/favorites",
];
const addresses = kinds.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);

for (const address of addresses) {
  test(`${address} has nothing to complain of`, async ({ browser }) => {
    test.setTimeout(120_000);
    const isEnglish = address.startsWith("/en");
    const locale = isEnglish ? "en-US" : "ru-RU";
    // English differs in its words alone, and they are tightest on a phone.
    for (const viewport of isEnglish ? [phone] : [phone, desktop]) {
      const context = await browser.newContext({ viewport, locale });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await visit(page, address);
      // Dark differs in its colors alone, which are the same at every width and in every language.
      const themes = isEnglish || viewport === desktop ? (["light"] as const) : undefined;
      await expectNoFault(page, `${address} at ${viewport.width}`, themes);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
}

test("every link that a search engine follows leads somewhere", async ({ request, baseURL }) => {
  // Some four hundred pages one after the other, while other tests' browsers keep the cores busy.
  test.setTimeout(300_000);
  const seen = new Set<string>();
  const waiting = ["/", "/en"];
  const broken: string[] = [];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    if (seen.has(here)) continue;
    seen.add(here);
    const language = here.startsWith("/en") ? "en" : "ru";
    const answer = await request.get(here, { headers: { "accept-language": language } });
    if (!answer.ok()) broken.push(`${answer.status()} ${here}`);
    if (!answer.headers()["content-type"]?.includes("text/html")) continue;
    for (const [, href = ""] of (await answer.text()).matchAll(
      /<a (?![^>]*nofollow)[^>]*?href="([^"]+)"/g,
    )) {
      const url = new URL(href.replaceAll("&amp;", "&"), baseURL + here);
      // The choice of Russian names it and leads to the same page without.
      const path = url.pathname.replace(/^\/ru(?=\/|$)/, "") || "/";
      // A product's English page has the links of its Russian one.
      const isLeftOut =
        url.origin !== new URL(baseURL ?? "").origin || path.startsWith("/en/product/");
      if (!isLeftOut) waiting.push(path + url.search);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});
