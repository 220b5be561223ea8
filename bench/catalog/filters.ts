import type { Kysely } from "kysely";
import { findListing } from "../../api/catalog/listing/find-listing.ts";
import type { Database } from "../../api/db/types.ts";
import { type Bench, type Figure, percentile } from "../figure.ts";
import { visitInTurn } from "./visit-in-turn.ts";

const sorts = [undefined, "price", undefined, "-price", "-discount", undefined, "new"];

/** Narrowed, sorted pages with all counts, in catalogs that grow tenfold, visited in turn. */
export const filters: Bench = {
  name: "filters",
  run: () => measure([1_000, 10_000, 100_000]),
};

/** The same for a million products; half an hour and 20 GB of disk. */
export const filtersMillion: Bench = {
  name: "filters-million",
  isOnlyByName: true,
  run: () => measure([1_000_000]),
};

async function measure(sizes: readonly number[]): Promise<Figure[]> {
  const visited = await visitInTurn(sizes, { visits: 400, visit: visitNarrowed });
  return visited.map(({ products, waited }) => ({
    name: `Filtered page SQL, ${products.toLocaleString("en")} products, p95`,
    value: percentile(waited, 95),
    unit: "ms",
    ...(products === 100_000 && { atMost: 60 }),
  }));
}

/** One to four groups, a price in a third, roots to leaves, every order, the first pages most. */
async function visitNarrowed(db: Kysely<Database>, visit: number): Promise<void> {
  const chain = [`c${(visit % 4) + 1}`, `d${(visit % 5) + 1}`, `e${((visit >> 3) % 5) + 1}`];
  const category = chain.slice(0, visit % 4).join("/");
  const sort = sorts[visit % sorts.length];
  const groups = {
    color: [`color-${(visit % 12) + 1}`, `color-${((visit * 5) % 12) + 1}`],
    size: [`s${(visit % 8) + 1}`],
    cloth: [`option-${(visit % 12) + 1}`, `option-${((visit * 7) % 12) + 1}`],
    brand: [`brand-${(visit % 50) + 1}`, `brand-${((visit * 3) % 50) + 1}`],
  };
  const chosen = Object.entries(groups).filter((_, place) => (visit >> place) % 2 === 0);
  const from = 2_000 + (visit % 10) * 1_000;
  await findListing(
    db,
    2,
    {
      filters: Object.fromEntries(chosen),
      page: visit % 4 === 0 ? (visit % 20) + 1 : 1,
      limit: 24,
      ...(category && { category }),
      ...(sort && { sort }),
      ...(visit % 3 === 0 && { price: { from, to: from + 6_000 } }),
      ...(visit % 5 === 0 && { inStock: true as const }),
    },
    "ru",
  );
}
