import type { Db } from "../context.ts";
import { type Candidate, selectCandidates, selectFurther } from "./queries/documents.ts";
import { relax } from "./relax.ts";
import { inOrderOfScore, isNamedBy } from "./score.ts";
import { everyWord, someWord, type Word } from "./words.ts";

export interface FoundProducts {
  count: number;
  /** Of the page that was asked for. */
  ids: number[];
}

/** So many are weighed against each other; those behind them follow in their standing order. */
const weighed = 240;

/**
 * Products that have all the words, the best first. Where none is named by all of them, those named
 * by the weightiest follow.
 */
export async function findProducts(
  db: Db,
  siteId: number,
  words: readonly Word[],
  { offset, limit }: { offset: number; limit: number },
): Promise<FoundProducts> {
  const { tsquery, count, candidates } = await findCandidates(db, siteId, words);
  const ids = inOrderOfScore(candidates, words);
  const page = ids.slice(offset, offset + limit);
  if (page.length === limit || count <= ids.length) return { count, ids: page };
  const further = await selectFurther(db, siteId, tsquery, {
    without: ids,
    offset: Math.max(0, offset - ids.length),
    limit: limit - page.length,
  });
  return { count, ids: [...page, ...further] };
}

interface Found {
  tsquery: string;
  count: number;
  candidates: Candidate[];
}

async function findCandidates(db: Db, siteId: number, words: readonly Word[]): Promise<Found> {
  const all = everyWord(words, "");
  const found = await selectCandidates(db, siteId, { tsquery: all, all, atMost: weighed });
  if (found.count > weighed) {
    const likely = await likeliest(db, siteId, words);
    return { tsquery: all, count: found.count, candidates: firstOf(likely, found.candidates) };
  }
  const isAnswered = words.length < 2 || found.candidates.some((one) => isNamedBy(one, words));
  const weightiest = isAnswered ? [] : await relax(db, siteId, words);
  if (weightiest.length === 0) return { tsquery: all, ...found };
  const tsquery = `(${all}) | (${everyWord(weightiest, "=")})`;
  const relaxed = await selectCandidates(db, siteId, { tsquery, all, atMost: weighed });
  const candidates = firstOf(found.candidates, relaxed.candidates);
  return { tsquery, count: relaxed.count, candidates };
}

/** Where too many have the words: those that are named by all of them, by their kind first of all. */
async function likeliest(db: Db, siteId: number, words: readonly Word[]): Promise<Candidate[]> {
  const all = everyWord(words, "");
  const named = everyWord(words, "=");
  const ofKind = `${named} & (${someWord(words, "!")})`;
  const first = await selectCandidates(db, siteId, { tsquery: ofKind, all, atMost: weighed });
  if (first.candidates.length === weighed) return first.candidates;
  const second = await selectCandidates(db, siteId, { tsquery: named, all, atMost: weighed });
  return [...first.candidates, ...second.candidates];
}

/** Each once, as many as are weighed. */
function firstOf(...parts: Candidate[][]): Candidate[] {
  return [...new Map(parts.flat().map((one) => [one.product_id, one])).values()].slice(0, weighed);
}
