import { type Kysely, sql } from "kysely";
import { readConfig } from "../../api/config.ts";
import type { Database } from "../../api/db/types.ts";
import { learnCompanions, learnInterest } from "../../api/recommendations/learning/learn.ts";
import { type BlockQuery, recommend } from "../../api/recommendations/recommend.ts";
import { type Bench, type Figure, percentile } from "../figure.ts";
import { openCatalog } from "./grown-catalog.ts";

const products = 100_000;
/** Past visits, of ten views each: a million in all. */
const pastVisits = 100_000;
const asks = 600;
/** Blocks asked for before the measured ones. */
const warming = 120;

const codes = [
  "similar",
  "seen-together",
  "bought-together",
  "popular",
  "for-category",
  "error-page",
] as const;

/** What comes before the blocks are asked for, in this order. */
const learning = [
  lookAround,
  (db: Db) => learnInterest({ db }),
  (db: Db) => learnCompanions({ db }),
];

type Db = Kysely<Database>;

/** The SQL of recommended blocks, and of learning, with 100,000 products and a million views. */
export const recommendations: Bench = {
  name: "recommendations",
  async run() {
    await using shop = await openCatalog(products, (db, number) => {
      const step = learning[number];
      return step ? step(db) : askFor(db, number - learning.length);
    });
    const waits: number[] = [];
    for (let number = 0; number < learning.length + warming + asks; number += 1) {
      waits.push(await shop.visit(number));
    }
    const [, interest = Number.NaN, companions = Number.NaN] = waits;
    const asked = waits.slice(learning.length + warming);
    return [
      {
        name: "Recommended block SQL, 100,000 products, p95",
        value: percentile(asked, 95),
        unit: "ms",
        atMost: 60,
      },
      { name: "Learning what is popular, a million views", value: interest, unit: "ms" },
      { name: "Learning what goes together, a million views", value: companions, unit: "ms" },
    ] satisfies Figure[];
  },
};

/** A month of visits, a few products being opened far more often than most. */
async function lookAround(db: Db): Promise<void> {
  const atOnce = 5000;
  for (let from = 0; from < pastVisits; from += atOnce) {
    await sql`
      insert into recommendation_views (site_id, visit, product_id, code, seen_at)
      select 2, md5('visit ' || visit)::uuid,
        1 + floor(power(random(), 2) * ${products}::integer)::integer % ${products}::integer,
        '', now() - random() * interval '25 days'
      from generate_series(${from}::integer, ${from}::integer + ${atOnce}::integer - 1) visit,
        generate_series(1, 10) view
      on conflict do nothing`.execute(db);
  }
  await sql`analyze recommendation_views`.execute(db);
}

const config = readConfig({});
const silent = { warn() {} };

async function askFor(db: Db, number: number): Promise<void> {
  const code = codes[number % codes.length] ?? "popular";
  const isOfItem = code === "similar" || code.endsWith("together");
  const query: BlockQuery = {
    code,
    limit: 20,
    category: code === "for-category" ? `c${(number % 4) + 1}` : null,
    item: isOfItem ? ((number * 7919) % products) + 1 : null,
    exclude: [],
    cartId: null,
    searchQuery: null,
    title: "",
    visit: null,
  };
  await recommend({ db, config, siteId: 2, locale: "ru", log: silent }, query);
}
