import { chromium } from "@playwright/test";
import { chromiumPath } from "../../e2e/chromium.ts";
import type { Bench, Figure } from "../figure.ts";
import { categoryPath } from "./pages.ts";
import { withShop } from "./shop.ts";

/** A product of the demo shop that is always there. */
export const productPath = "/product/silk-slip-dress-emerald";
export const judgedPages = { home: "/", category: categoryPath, product: productPath };

/** Script on the wire before anybody touches the page: external files and inline ones. */
export const scriptBytes: Bench = {
  name: "script-bytes",
  run: () =>
    withShop(async ({ url }) => {
      const browser = await chromium.launch({
        executablePath: chromiumPath() ?? "",
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--disable-background-networking",
        ],
      });
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(judgedPages)) {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
        await page.goto(url + path, { waitUntil: "networkidle" });
        await page.waitForTimeout(2000);
        const bytes = await page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .map((entry) => entry as PerformanceResourceTiming)
            .filter((entry) => /\.m?js(\?|$)/.test(entry.name))
            .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
        );
        figures.push({ name: `Script on ${name}`, value: bytes / 1000, unit: "KB", atMost: 110 });
        await page.close();
      }
      await browser.close();
      return figures;
    }),
};
