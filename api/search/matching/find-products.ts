import { limits } from "#contract/limits.ts";
import type { Db } from "../../context.ts";
import {
  type Candidate,
  selectCandidates,
  selectFurther,
  walkCandidates,
} from "../queries/documents.ts";
import { everyWord, someWord, type Word } from "../words.ts";
import { relax } from "./relax.ts";
import { inOrderOfScore, isNamedBy } from "./score.ts";

export interface FoundProducts {
  /** Exact up to what was to be counted, never more than that. */
  count: number;
  /** Of the page that was asked for. */
  ids: number[];
  /** The likely ones that are named by what decided, the best first. */
  named: number[];
}

/** How far a search looks. */
interface Reach {
  /** So many are weighed against each other; those behind follow in their standing order. */
  weighed: number;
  /** What more than this many have is not counted further. */
  counted: number;
  /** What more than this many have is found sooner by a walk through the shop than by the index. */
  walked: number;
}

const wholeReach: Reach = { weighed: 120, counted: limits.listDepth, walked: 3000 };
/** For the few that are shown while a query is typed. */
export const instantReach: Reach = { weighed: 24, counted: 1000, walked: 700 };

/** So many of the shop's first products are looked through for what is common. */
const commonWithin = 1500;

/**
 * Products that have all the words, the best first. Where none is named by all of them, those named
 * by the weightiest follow.
 */
export async function findProducts(
  db: Db,
  siteId: number,
  words: readonly Word[],
  { offset, limit, reach = wholeReach }: { offset: number; limit: number; reach?: Reach },
): Promise<FoundProducts> {
  const found = await findCandidates({ db, siteId, reach }, words);
  const ids = inOrderOfScore(found.candidates, words);
  const isNamed = new Set(
    found.candidates
      .filter((one) => isNamedBy(one, found.decisive))
      .map(({ product_id }) => product_id),
  );
  const named = ids.filter((id) => isNamed.has(id));
  const page = ids.slice(offset, offset + limit);
  const count = Math.min(found.count, reach.counted);
  if (page.length === limit || count <= ids.length || offset >= count) {
    return { count, ids: page, named };
  }
  const further = await selectFurther(db, siteId, {
    tsquery: found.tsquery,
    isCommon: found.count > reach.counted,
    without: ids,
    offset: Math.max(0, offset - ids.length),
    limit: limit - page.length,
  });
  return { count, ids: [...page, ...further], named };
}

interface Place {
  db: Db;
  siteId: number;
  reach: Reach;
}

interface Found {
  tsquery: string;
  count: number;
  candidates: Candidate[];
  /** All of the words, or the weightiest where no product is named by all of them. */
  decisive: readonly Word[];
}

async function findCandidates(place: Place, words: readonly Word[]): Promise<Found> {
  const { db, siteId, reach } = place;
  const all = everyWord(words, "");
  const found = await selectCandidates(db, siteId, { tsquery: all, all: null, ...reach });
  if (found.count > reach.weighed) {
    const likely = await likeliest(place, words, found.count > reach.counted);
    const candidates = firstOf(reach.weighed, likely, found.candidates);
    return { tsquery: all, count: found.count, candidates, decisive: words };
  }
  const isAnswered = words.length < 2 || found.candidates.some((one) => isNamedBy(one, words));
  const weightiest = isAnswered ? [] : await relax(db, siteId, words);
  if (weightiest.length === 0) return { tsquery: all, ...found, decisive: words };
  const tsquery = `(${all}) | (${everyWord(weightiest, "=")})`;
  const relaxed = await selectCandidates(db, siteId, { tsquery, all, ...reach });
  const first =
    relaxed.count > reach.counted
      ? await walkCandidates(db, siteId, { tsquery, all, ...reach })
      : relaxed.candidates;
  const candidates = firstOf(reach.weighed, found.candidates, first);
  return { tsquery, count: relaxed.count, candidates, decisive: weightiest };
}

/** Where too many have the words: those that are named by all of them, by their kind first of all. */
async function likeliest(
  place: Place,
  words: readonly Word[],
  isCommon: boolean,
): Promise<Candidate[]> {
  const named = everyWord(words, "=");
  const kind = someWord(words, "!");
  const ofKind = words.length === 1 ? kind : `${named} & (${kind})`;
  const first = await firstMatching(place, ofKind, isCommon);
  if (first.length === place.reach.weighed) return first;
  return [...first, ...(await firstMatching(place, named, isCommon))];
}

/** What is common is soon met on a walk; only where it is not, the index is asked. */
async function firstMatching(
  { db, siteId, reach }: Place,
  tsquery: string,
  isCommon: boolean,
): Promise<Candidate[]> {
  const asked = { tsquery, all: null, weighed: reach.weighed, counted: reach.walked };
  const met = isCommon ? await walkCandidates(db, siteId, asked, commonWithin) : [];
  if (met.length === reach.weighed) return met;
  const { count, candidates } = await selectCandidates(db, siteId, asked);
  return count > reach.walked ? walkCandidates(db, siteId, asked) : candidates;
}

/** Each once, as many as are weighed. */
function firstOf(atMost: number, ...parts: Candidate[][]): Candidate[] {
  return [...new Map(parts.flat().map((one) => [one.product_id, one])).values()].slice(0, atMost);
}
