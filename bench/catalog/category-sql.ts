import type { Kysely } from "kysely";
import { findListing } from "../../api/catalog/listing/find-listing.ts";
import { findCategoryPage } from "../../api/catalog/reading/find-category.ts";
import type { Database } from "../../api/db/types.ts";
import { type Bench, type Figure, percentile } from "../figure.ts";
import { visitInTurn } from "./visit-in-turn.ts";

const sorts = [undefined, undefined, undefined, "price", "-price", "-discount", "sale"];

/** The SQL of category pages in a catalog of 1,000 products and in one of 100,000. */
export const categorySql: Bench = {
  name: "category-sql",
  async run() {
    const visited = await visitInTurn([1_000, 100_000], { visits: 600, visit: visitCategory });
    const [ofSmall, ofLarge] = visited.map(({ waited }) => percentile(waited, 95)) as [
      number,
      number,
    ];
    return [
      { name: "Category page SQL, 1,000 products, p95", value: ofSmall, unit: "ms" },
      { name: "Category page SQL, 100,000 products, p95", value: ofLarge, unit: "ms", atMost: 20 },
      {
        name: "Category page SQL, 100,000 : 1,000",
        value: ofLarge / ofSmall,
        unit: "ratio",
        atMost: 2,
      },
    ] satisfies Figure[];
  },
};

/** Roots, middle and leaf categories in turn, in every order, the first pages most. */
async function visitCategory(db: Kysely<Database>, visit: number): Promise<void> {
  const chain = [`c${(visit % 4) + 1}`, `d${(visit % 5) + 1}`, `e${((visit >> 3) % 5) + 1}`];
  const category = chain.slice(0, (visit % 3) + 1).join("/");
  const page = visit % 4 === 0 ? (visit % 20) + 1 : 1;
  const sort = sorts[visit % sorts.length];
  await findCategoryPage(db, 2, category, "ru");
  await findListing(db, 2, { category, page, limit: 24, filters: {}, ...(sort && { sort }) }, "ru");
}
