import type { Kysely } from "kysely";
import type { Database } from "../api/db/types.ts";
import { search as findByWords } from "../api/search/search.ts";
import { type Bench, type Figure, percentile } from "./figure.ts";
import { openCatalogue } from "./grown-catalogue.ts";
import { nameGoods } from "./name-goods.ts";

const visits = 400;
/** Visits before the measured ones: by then every statement has its plan and its pages in memory. */
const warming = 80;

/** Common words, rare ones, several, mistyped, in the other layout and alphabet, numbers, nonsense. */
const wholeQueries =
  "платье|красное платье|шёлк|джинсы|dress|black coat|вамас|пальто из кашемира|плотье|рубажка|кардеган|gkfnmt|вкуыы|xthyjt gfkmnj|rubashka|platye|белая рубашка из льна|вечерняя блузка|фиолетовые джинсы|купить сумку недорого|SKU-4217|sku 99|asdfgh|женские ботинки|wool jumper|бежевая юбка|твид|сумка торолис|хаки|молочный свитер".split(
    "|",
  );
const unfinishedQueries =
  "п|пла|плать|красное п|красное пла|дж|dre|black c|gkf|вку|рубаж|кашем|вам|из|чёрная ю|silk sh|бежев|sku-42|xthyjt g|zxcv".split(
    "|",
  );

/** Searches in catalogues that grow tenfold, visited in turn. */
export const search: Bench = {
  name: "search",
  run: () => measure([1_000, 10_000, 100_000]),
};

/** The same for a million products; hours and 30 GB of disk. */
export const searchMillion: Bench = {
  name: "search-million",
  isOnlyByName: true,
  run: () => measure([1_000_000]),
};

async function measure(sizes: readonly number[]): Promise<Figure[]> {
  await using shelf = new AsyncDisposableStack();
  const catalogues = [];
  for (const products of sizes) {
    const catalogue = shelf.use(await openCatalogue(products, visitSearch, nameGoods));
    catalogues.push({ products, catalogue, whole: [] as number[], unfinished: [] as number[] });
  }
  for (let visit = -warming; visit < visits; visit += 1) {
    for (const { catalogue, whole, unfinished } of catalogues) {
      const wait = await catalogue.visit(visit + warming);
      if (visit >= 0) (isUnfinished(visit + warming) ? unfinished : whole).push(wait);
    }
  }
  return catalogues.flatMap(({ products, whole, unfinished }) => [
    figure("Search", products, whole, 60),
    figure("Instant search", products, unfinished, 40),
  ]);
}

function figure(name: string, products: number, waited: readonly number[], most: number): Figure {
  return {
    name: `${name} SQL, ${products.toLocaleString("en")} products, p95`,
    value: percentile(waited, 95),
    unit: "ms",
    ...(products === 100_000 && { atMost: most }),
  };
}

function isUnfinished(visit: number): boolean {
  return visit % 2 === 1;
}

async function visitSearch(db: Kysely<Database>, visit: number): Promise<void> {
  const instant = isUnfinished(visit);
  const queries = instant ? unfinishedQueries : wholeQueries;
  const q = queries[(visit >> 1) % queries.length] as string;
  const page = !instant && visit % 16 === 0 ? 3 : 1;
  await findByWords(db, 2, { q, instant, page, limit: 24 }, "ru");
}
