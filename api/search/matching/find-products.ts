import { limits } from "#contract/limits.ts";
import type { Db } from "../../context.ts";
import {
  type Candidate,
  type Shelf,
  selectCandidates,
  selectFurther,
  walkCandidates,
} from "../queries/documents.ts";
import { everyWord, someWord, type Word } from "../words.ts";
import { relax } from "./relax.ts";
import { inOrderOfScore, isNamedBy, isOfKind } from "./score.ts";

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
const commonWithin = 4000;

interface Stretch {
  offset: number;
  limit: number;
  reach?: Reach;
}

/**
 * Products that have all the words, the best first. Where none is named by all of them, those named
 * by the weightiest follow; where none costs what is asked for, those of any price are found.
 */
export async function findProducts(
  db: Db,
  shelf: Shelf,
  words: readonly Word[],
  stretch: Stretch,
): Promise<FoundProducts> {
  const found = await findOn(db, shelf, words, stretch);
  if (found.count > 0 || !shelf.price) return found;
  return findOn(db, { ...shelf, price: null }, words, stretch);
}

async function findOn(
  db: Db,
  shelf: Shelf,
  words: readonly Word[],
  { offset, limit, reach = wholeReach }: Stretch,
): Promise<FoundProducts> {
  const found = await findCandidates({ db, shelf, reach }, words);
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
  const further = await selectFurther(db, shelf, {
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
  shelf: Shelf;
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
  const { db, shelf, reach } = place;
  const all = everyWord(words, "");
  const found = await selectCandidates(db, shelf, { tsquery: all, all: null, ...reach });
  if (found.count > reach.weighed) {
    const likely = await likeliest(place, words, found.count > reach.counted);
    const candidates = firstOf(reach.weighed, likely, found.candidates);
    return { tsquery: all, count: found.count, candidates, decisive: words };
  }
  const named = found.candidates.filter((one) => isNamedBy(one, words));
  // Flats that stand under "Flats and sneakers" are no answer to "white sneakers".
  const isAnswered = words.length < 2 || named.some((one) => isOfKind(one, words));
  const weightiest = isAnswered ? [] : await relax(db, shelf, words, named.length > 0);
  if (weightiest.length === 0) return { tsquery: all, ...found, decisive: words };
  const tsquery = `(${all}) | (${everyWord(weightiest, "=")})`;
  const relaxed = await selectCandidates(db, shelf, { tsquery, all, ...reach });
  const first =
    relaxed.count > reach.counted
      ? await walkCandidates(db, shelf, { tsquery, all, ...reach })
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
  { db, shelf, reach }: Place,
  tsquery: string,
  isCommon: boolean,
): Promise<Candidate[]> {
  const asked = { tsquery, all: null, weighed: reach.weighed, counted: reach.walked };
  const met = isCommon ? await walkCandidates(db, shelf, asked, commonWithin) : [];
  if (met.length === reach.weighed) return met;
  const { count, candidates } = await selectCandidates(db, shelf, asked);
  return count > reach.walked ? walkCandidates(db, shelf, asked) : candidates;
}

/** Each once, as many as are weighed. */
function firstOf(atMost: number, ...parts: Candidate[][]): Candidate[] {
  return [...new Map(parts.flat().map((one) => [one.product_id, one])).values()].slice(0, atMost);
}
