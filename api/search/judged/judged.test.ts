import { beforeAll, expect, test } from "vitest";
import { models } from "#demo/goods/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { loadDemoGoods } from "../../testing/demo-goods.ts";
import { recountWords } from "../queries/words.ts";
import { search } from "../search.ts";
import { asTyped } from "./as-typed.ts";
import { heldOut } from "./held-out.ts";
import { heldOutLast } from "./held-out-last.ts";
import { heldOutLater } from "./held-out-later.ts";
import { isWanted, type Judged, type Shown } from "./judged.ts";
import { misspelledForms } from "./misspelled.ts";
import { seeded, slips } from "./slip.ts";
import { tuned } from "./tuned.ts";
import { tunedLater } from "./tuned-later.ts";
import { unseen } from "./unseen.ts";

const { db } = await testDatabase();
const brandOf = new Map(
  models.flatMap(({ brand, colors }) => colors.map(({ slug }) => [slug, brand] as const)),
);

beforeAll(async () => {
  await loadDemoGoods(db);
  await recountWords(db);
}, 120_000);

async function firstThree(q: string): Promise<Shown[]> {
  const query = { q, instant: false, page: 1, limit: 3 };
  const { products } = await search(db, 2, query, "ru");
  return products.results.map(({ slug }) => ({ slug, brand: brandOf.get(slug) ?? "" }));
}

/** The share of queries that show what is wanted among the first three, and those that do not. */
async function judge(list: readonly Judged[]): Promise<{ share: number; missed: string[] }> {
  const missed: string[] = [];
  for (const [query, wanted] of list) {
    const shown = await firstThree(query);
    if (!shown.some((one) => isWanted(one, wanted))) missed.push(query);
  }
  return { share: 1 - missed.length / list.length, missed };
}

/** The titles of all models in both languages, each with one slip of each kind. */
function misspelled(seed: number): Judged[] {
  const random = seeded(seed);
  return models.flatMap(({ title, colors }) => {
    const wanted = colors.map(({ slug }) => slug).join(" ");
    const kinds = Object.keys(slips);
    return [title.ru, title.en].map((said): Judged => {
      const slip = slips[kinds[Math.floor(random() * kinds.length)] as string];
      return [slip?.(said.toLowerCase().replace(/\s/g, " "), random) ?? said, wanted];
    });
  });
}

test.each([
  ["queries the search was tuned by", tuned],
  ["queries it was tuned by later", tunedLater],
  ["queries held out", heldOut],
  ["queries held out later", heldOutLater],
  ["queries held out last", heldOutLast],
  ["queries as strangers type them", asTyped],
  ["queries of somebody who had not seen the search", unseen],
  ["misspelled words in other forms", misspelledForms],
  ["misspelled titles", misspelled(1)],
  ["misspelled titles held out", misspelled(20_261_121)],
])(
  "of %s 95 in 100 show what is wanted among the first three",
  async (name, list) => {
    const { share, missed } = await judge(list);
    console.log(`${name}: ${(100 * share).toFixed(1)} % of ${list.length}`, missed);
    expect(share).toBeGreaterThanOrEqual(0.95);
  },
  120_000,
);

test.each(["asdfgh", "ывапролдж", "qqqq", "🙂", "xyzzy plugh", "лыжи", "для", "the"])(
  "«%s» is nothing the shop has",
  async (query) => {
    expect(await firstThree(query)).toEqual([]);
  },
);
