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
/** Visits before the measured ones: by then every statement has its plan and its pages in memory. */
const warming = 100;
const sorts = [undefined, undefined, undefined, "price", "-price", "-discount", "sale"];

/**
 * The SQL of category pages in a catalogue of 1,000 products and in one of 100,000. The two are
 * visited in turn, so that whatever else the machine does falls upon both.
 */
export const categorySql: Bench = {
  name: "category-sql",
  async run() {
    await using small = await openCatalogue(1_000);
    await using large = await openCatalogue(100_000);
    const waits = [small, large].map((catalogue) => ({ catalogue, waited: [] as number[] }));
    for (let visit = -warming; visit < visits; visit += 1) {
      for (const { catalogue, waited } of waits) {
        const wait = await catalogue.visit(visit + warming);
        if (visit >= 0) waited.push(wait);
      }
    }
    const [ofSmall, ofLarge] = waits.map(({ waited }) => percentile(waited, 95)) as [
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

interface GrownCatalogue extends AsyncDisposable {
  /** Reads one category page; answers the milliseconds that it waited for its statements. */
  visit(number: number): Promise<number>;
}

/** A catalogue of so many products on a server of its own. */
async function openCatalogue(products: number): Promise<GrownCatalogue> {
  const folder = mkdtempSync(join(tmpdir(), "vitrina-bench-"));
  const server = await startEmbedded(folder, { fsync: "off", shared_buffers: "512MB" });
  const pool = createPool(server.url, { max: 1 });
  let waited = 0;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      waited += event.queryDurationMillis;
    },
  });
  const catalogue: GrownCatalogue = {
    async visit(number) {
      waited = 0;
      await visitCategory(db, number);
      return waited;
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await migrate(pool);
    await grow(pool, products);
    return catalogue;
  } catch (error) {
    await catalogue[Symbol.asyncDispose]();
    throw error;
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
