import type { Db } from "../context.ts";
import { type Candidate, selectCandidates, selectFurther } from "./queries/documents.ts";
import { inOrderOfScore } from "./score.ts";
import { everyWord, someWord, type Word } from "./words.ts";

export interface FoundProducts {
  count: number;
  /** Of the page that was asked for. */
  ids: number[];
}

/** So many are weighed against each other; those behind them follow in their standing order. */
const weighed = 240;

/** Products that have all the words, the best first. */
export async function findProducts(
  db: Db,
  siteId: number,
  words: readonly Word[],
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundProducts> {
  const anywhere = everyWord(words, "");
  const { count, candidates } = await selectCandidates(db, siteId, anywhere, weighed);
  if (count > weighed) candidates.unshift(...(await likeliest(db, siteId, words)));
  const best = [...new Map(candidates.map((one) => [one.product_id, one])).values()];
  const ids = inOrderOfScore(best.slice(0, weighed), words);
  const page = ids.slice(offset, offset + limit);
  if (page.length === limit || count <= ids.length) return { count, ids: page };
  const further = await selectFurther(db, siteId, anywhere, {
    without: ids,
    offset: Math.max(0, offset - ids.length),
    limit: limit - page.length,
  });
  return { count, ids: [...page, ...further] };
}

/** Where too many have the words: those that are named by all of them, by their kind first of all. */
async function likeliest(db: Db, siteId: number, words: readonly Word[]): Promise<Candidate[]> {
  const named = everyWord(words, "=");
  const ofKind = `${named} & (${someWord(words, "!")})`;
  const first = await selectCandidates(db, siteId, ofKind, weighed);
  if (first.candidates.length === weighed) return first.candidates;
  const second = await selectCandidates(db, siteId, named, weighed);
  return [...first.candidates, ...second.candidates];
}
