import type { Kysely } from "kysely";
import type { Database } from "../../api/db/types.ts";
import { search as findByWords } from "../../api/search/search.ts";
import { type Bench, type Figure, percentile } from "../figure.ts";
import { nameGoods } from "./name-goods.ts";
import { visitInTurn } from "./visit-in-turn.ts";

/** Common words, rare ones, several, mistyped, in the other layout and alphabet, numbers, nonsense. */
const wholeQueries =
  "платье|красное платье|шёлк|джинсы|dress|black coat|вамас|пальто из кашемира|плотье|рубажка|кардеган|gkfnmt|вкуыы|xthyjt gfkmnj|rubashka|platye|белая рубашка из льна|вечерняя блузка|фиолетовые джинсы|купить сумку недорого|SKU-4217|sku 99|asdfgh|женские ботинки|wool jumper|бежевая юбка|твид|сумка торолис|хаки|молочный свитер".split(
    "|",
  );
const unfinishedQueries =
  "п|пла|плать|красное п|красное пла|дж|dre|black c|gkf|вку|рубаж|кашем|вам|из|чёрная ю|silk sh|бежев|sku-42|xthyjt g|zxcv".split(
    "|",
  );

/** Searches in catalogs that grow tenfold, visited in turn. */
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
  const visit = { visits: 400, visit: visitSearch, prepare: nameGoods };
  const visited = await visitInTurn(sizes, visit);
  return visited.flatMap(({ products, waited }) => {
    const ofKind = (kind: boolean) => waited.filter((_, number) => isUnfinished(number) === kind);
    return [
      figure("Search", products, ofKind(false), 60),
      figure("Instant search", products, ofKind(true), 40),
    ];
  });
}

function figure(name: string, products: number, waited: readonly number[], most: number): Figure {
  return {
    name: `${name} SQL, ${products.toLocaleString("en")} products, p95`,
    value: percentile(waited, 95),
    unit: "ms",
    ...(products === 100_000 && { atMost: most }),
  };
}

/** Every other visit. */
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
