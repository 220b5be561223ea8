import { expect, type Page, test } from "@playwright/test";
import { addByApi } from "../buy/buying.ts";
import { findPiece } from "../pieces.ts";
import { visit } from "../visit.ts";

/** Ways by which a stranger's script would come to run in a page. */
const ways: Record<string, () => void> = {
  "inline script": () => {
    const script = document.createElement("script");
    script.textContent = "window.stranger = true";
    document.body.append(script);
  },
  "script of another host": () => {
    const script = document.createElement("script");
    script.src = "https://stranger.example/x.js";
    document.body.append(script);
  },
  "script in data": () => {
    const script = document.createElement("script");
    script.src = "data:text/javascript,window.stranger=true";
    document.body.append(script);
  },
  "handler in markup": () => {
    document.body.insertAdjacentHTML("beforeend", '<img src="x" onerror="window.stranger=true">');
  },
  "javascript address": () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<a href="javascript:window.stranger=true">x</a>',
    );
    document.body.querySelector<HTMLAnchorElement>('a[href^="javascript:"]')?.click();
  },
  "code from text": () => {
    // Later, as the page itself: what the test runs at once the browser lets pass.
    setTimeout(() => {
      try {
        // biome-ignore lint/security/noGlobalEval: what is tried is that it does not work
        window.eval("window.stranger = true");
      } catch {
        // Refused, as it should be.
      }
    });
  },
};

async function expectOwnScriptsAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      Object.assign(window, { refused: effectiveDirective });
    });
  });
  for (const [name, act] of Object.entries(ways)) {
    await page.evaluate(() => Object.assign(window, { refused: undefined }));
    await page.evaluate(act);
    const refused = () => page.evaluate(() => (window as { refused?: string }).refused);
    await expect.poll(refused, { message: name }).toMatch(/^script-src/);
    expect(await page.evaluate(() => "stranger" in window), name).toBe(false);
  }
}

for (const path of ["/", "/product/silk-slip-dress-emerald", "/en/women"]) {
  test(`no stranger's script runs at ${path}`, async ({ page }) => {
    await visit(page, path);
    await expectOwnScriptsAlone(page);
  });
}

test("no stranger's script runs where a shopper types their data", async ({ page, request }) => {
  const cartId = await addByApi(request, findPiece("many", 5));
  await page.addInitScript((id) => localStorage.setItem("cart_id", id), cartId);
  await visit(page, "/order/form");
  await expectOwnScriptsAlone(page);
});
