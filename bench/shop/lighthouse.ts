import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumPath } from "../../e2e/chromium.ts";
import { type Bench, type Figure, median } from "../figure.ts";
import { judgedPages } from "./script-bytes.ts";
import { withShop } from "./shop.ts";

/** Odd, so that the median is one that was measured. */
const rounds = 5;
const least = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** What one run says of a page: points out of 100 by category, and how much of it shifted. */
interface Run {
  scores: Record<string, number>;
  shift: number;
}

/**
 * Lighthouse's mobile profile on the three pages, the median of the rounds. A round looks at each
 * page once, so that a stall of the machine spoils one run of a page rather than most of them. One
 * round goes unmeasured before: Chrome's first navigation pays for its own start, and the shop's
 * for widths of pictures that are made when they are first asked for.
 */
export const lighthouseScores: Bench = {
  name: "lighthouse",
  run: () =>
    withShop(async ({ url }) => {
      const chrome = await launch({
        chromePath: chromiumPath() ?? "",
        chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"],
      });
      try {
        await lookAtEach(url, chrome.port);
        const looks: Record<string, Run>[] = [];
        for (let round = 0; round < rounds; round++) looks.push(await lookAtEach(url, chrome.port));
        return Object.keys(judgedPages).flatMap((page) =>
          figuresOf(
            page,
            looks.map((look) => look[page] as Run),
          ),
        );
      } finally {
        chrome.kill();
      }
    }),
};

async function lookAtEach(url: string, port: number): Promise<Record<string, Run>> {
  const look: Record<string, Run> = {};
  for (const [page, path] of Object.entries(judgedPages))
    look[page] = await lookAt(url + path, port);
  return look;
}

/** @throws when Lighthouse could not judge the page: a run without points is none of 0 points. */
async function lookAt(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  const fault = result ? result.lhr.runtimeError : { message: "no result" };
  if (!result || fault) throw new Error(`Lighthouse could not judge ${url}: ${fault?.message}`);
  const { categories, audits } = result.lhr;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
    ),
    shift: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
  };
}

function figuresOf(page: string, runs: readonly Run[]): Figure[] {
  const pointsOf = (name: string) => runs.map(({ scores }) => scores[name] ?? Number.NaN);
  return [
    ...Object.entries(least).map(
      ([name, atLeast]): Figure => ({
        name: `Lighthouse ${page}: ${name}`,
        value: Math.round(median(pointsOf(name))),
        unit: "score",
        atLeast,
      }),
    ),
    {
      name: `Lighthouse ${page}: worst performance`,
      value: Math.round(Math.min(...pointsOf("performance"))),
      unit: "score",
    },
    {
      name: `CLS ${page}`,
      value: median(runs.map(({ shift }) => shift)),
      unit: "ratio",
      atMost: 0.02,
    },
  ];
}
