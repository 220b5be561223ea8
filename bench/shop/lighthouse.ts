import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath } from "../../e2e/chromium.ts";
import { type Bench, type Figure, median } from "../figure.ts";
import { judgedPages } from "./script-bytes.ts";
import { withShop } from "./shop.ts";

const runs = 3;
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** Lighthouse's mobile profile on the three pages, median of the runs. */
export const lighthouseScores: Bench = {
  name: "lighthouse",
  run: () =>
    withShop(async ({ url }) => {
      const chrome = await launch({
        chromePath: chromiumPath() ?? "",
        chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"],
      });
      const figures: Figure[] = [];
      try {
        for (const [page, path] of Object.entries(judgedPages)) {
          figures.push(...(await scoresOf(page, url + path, chrome.port)));
        }
      } finally {
        chrome.kill();
      }
      return figures;
    }),
};

async function scoresOf(page: string, url: string, port: number): Promise<Figure[]> {
  const scores: Record<string, number[]> = {};
  const shifts: number[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
    for (const [name, category] of Object.entries(result?.lhr.categories ?? {})) {
      scores[name] = [...(scores[name] ?? []), (category.score ?? 0) * 100];
    }
    shifts.push(result?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
  }
  return [
    ...Object.entries(least).map(
      ([name, atLeast]): Figure => ({
        name: `Lighthouse ${page}: ${name}`,
        value: Math.round(median(scores[name] ?? [])),
        unit: "score",
        atLeast,
      }),
    ),
    { name: `CLS ${page}`, value: median(shifts), unit: "ratio", atMost: 0.02 },
  ];
}
