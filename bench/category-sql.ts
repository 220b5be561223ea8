import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { findCategoryPage } from "../api/catalog/find-category.ts";
import { listProducts } from "../api/catalog/list-products.ts";
import { startEmbedded } from "../api/db/embedded/embedded.ts";
import { migrate } from "../api/db/migrate.ts";
import { createPool } from "../api/db/pool.ts";
import type { Database } from "../api/db/types.ts";
import { type Bench, type Figure, percentile } from "./figure.ts";
import { grow } from "./grow.ts";

const visits = 600;
/** Each visit counts as its quickest of these: the others tell of the machine, not of the SQL. */
const tries = 3;
const sorts = [undefined, undefined, undefined, "price", "-price", "-discount", "sale"];

/** The SQL of category pages in a catalogue of 1,000 products and in one of 100,000. */
export const categorySql: Bench = {
  name: "category-sql",
  async run() {
    const small = await measure(1_000);
    const large = await measure(100_000);
    return [
      { name: "Category page SQL, 1,000 products, p95", value: small, unit: "ms" },
      { name: "Category page SQL, 100,000 products, p95", value: large, unit: "ms", atMost: 20 },
      {
        name: "Category page SQL, 100,000 : 1,000",
        value: large / small,
        unit: "ratio",
        atMost: 2,
      },
    ] satisfies Figure[];
  },
};

/** p95 of the milliseconds that one category page waits for its statements. */
async function measure(products: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "vitrina-bench-"));
  const server = await startEmbedded(folder, { fsync: "off", shared_buffers: "512MB" });
  const pool = createPool(server.url, { max: 1 });
  try {
    await migrate(pool);
    await grow(pool, products);
    let waited = 0;
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool }),
      log: (event) => {
        waited += event.queryDurationMillis;
      },
    });
    const pages: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const took: number[] = [];
      for (let time = 0; time < tries; time += 1) {
        waited = 0;
        await visitCategory(db, visit);
        took.push(waited);
      }
      pages.push(Math.min(...took));
    }
    return percentile(pages, 95);
  } finally {
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Roots, middle and leaf categories in turn, in every order, the first pages most. */
async function visitCategory(db: Kysely<Database>, visit: number): Promise<void> {
  const chain = [`c${(visit % 4) + 1}`, `d${(visit % 5) + 1}`, `e${((visit >> 3) % 5) + 1}`];
  const category = chain.slice(0, (visit % 3) + 1).join("/");
  const page = visit % 4 === 0 ? (visit % 20) + 1 : 1;
  const sort = sorts[visit % sorts.length];
  await findCategoryPage(db, 2, category, "ru");
  await listProducts(db, 2, { category, sort, page, limit: 24 }, "ru");
}
