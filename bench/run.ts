import { execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { categorySql } from "./catalog/category-sql.ts";
import { filters, filtersMillion } from "./catalog/filters.ts";
import { recommendations } from "./catalog/recommendations.ts";
import { search, searchMillion } from "./catalog/search.ts";
import { type Bench, type Figure, isMet } from "./figure.ts";
import { addToCart } from "./shop/cart.ts";
import { lighthouseScores } from "./shop/lighthouse.ts";
import { cachedPage, freshPage } from "./shop/pages.ts";
import { placeOrders } from "./shop/place-order.ts";
import { scriptBytes } from "./shop/script-bytes.ts";

/** Every bench, listed by hand. `npm run bench -- fresh-page` runs one. */
const benches: readonly Bench[] = [
  cachedPage,
  freshPage,
  scriptBytes,
  lighthouseScores,
  categorySql,
  filters,
  filtersMillion,
  search,
  searchMillion,
  addToCart,
  placeOrders,
  recommendations,
];

const latest = new URL("./latest.json", import.meta.url);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length) {
  console.error(
    `No such bench: ${unknown.join(", ")}. There are: ${benches.map((b) => b.name).join(", ")}`,
  );
  process.exit(2);
}

interface Latest {
  [bench: string]: {
    measured: string;
    commit: string;
    cpu: string;
    node: string;
    figures: Figure[];
  };
}

function readLatest(): Latest {
  try {
    return JSON.parse(readFileSync(latest, "utf8"));
  } catch {
    return {};
  }
}

let missed = 0;
const chosen = benches.filter(({ name, isOnlyByName }) =>
  wanted.length > 0 ? wanted.includes(name) : !isOnlyByName,
);
for (const bench of chosen) {
  const figures = await bench.run();
  for (const figure of figures) {
    const bound = figure.atLeast ?? figure.atMost;
    const verdict = bound === undefined ? "" : isMet(figure) ? "met" : "MISSED";
    if (verdict === "MISSED") missed++;
    const value = Number(figure.value.toPrecision(4));
    const sign = figure.atLeast !== undefined ? "≥" : "≤";
    console.log(
      `${figure.name.padEnd(44)} ${String(value).padStart(9)} ${figure.unit.padEnd(10)} ${bound === undefined ? "" : `${sign} ${bound} ${verdict}`}`,
    );
  }
  const kept = readLatest();
  kept[bench.name] = {
    measured: new Date().toISOString(),
    commit: execSync("git rev-parse --short HEAD", { encoding: "utf8" }).trim(),
    cpu: `${cpus().length} × ${cpus()[0]?.model ?? "?"}`,
    node: process.version,
    figures,
  };
  writeFileSync(latest, `${JSON.stringify(kept, null, 2)}\n`);
}
process.exit(missed ? 1 : 0);
