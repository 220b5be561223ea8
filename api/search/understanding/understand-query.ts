import type { Db } from "../../context.ts";
import { selectKnownWords, selectSynonyms } from "../queries/words.ts";
import type { Word } from "../words.ts";
import { addSynonyms, phrasesOf } from "./add-synonyms.ts";
import { findCode } from "./find-code.ts";
import { goOn } from "./go-on.ts";
import { guess } from "./guess-word.ts";
import { type Heard, hearChunk, isInOtherLayout, type Known } from "./hear-chunk.ts";
import { joinNeighbors, joinSilent, pairsOf, withoutSilent } from "./join-neighbors.ts";
import { nounIn } from "./noun-in.ts";
import { type PriceRange, readPrice } from "./read-price.ts";
import { readChunks } from "./read-query.ts";
import { readingsOf } from "./readings.ts";

export interface Understanding {
  /** What is looked for; empty when nothing is understood. */
  words: Word[];
  /** The query as it should have been typed; null when it is understood as it stands. */
  corrected: string | null;
  /** What a product may cost; null where nothing is said of it. */
  price: PriceRange | null;
}

/** What a query means in the shop's own words; of an unfinished one the last word may go on. */
export async function understandQuery(
  db: Db,
  siteId: number,
  query: string,
  isUnfinished: boolean,
): Promise<Understanding> {
  const code = await findCode(db, siteId, query);
  if (code) return { words: [code], corrected: null, price: null };
  const { rest, said, price } = readPrice(query);
  const chunks = readChunks(rest);
  if (chunks.length === 0) return { words: [], corrected: null, price };
  const known = await lookUp(db, siteId, chunks);
  const clear: Heard[] = [];
  for (const one of await hear(db, chunks, known, isUnfinished)) {
    const isLast = isUnfinished && one.text === chunks.at(-1);
    const begun = isLast ? await goOn(db, siteId, one, clear.some(isInOtherLayout)) : one;
    const isClear = begun.lexeme === null || (begun.words.length > 0 && !begun.isVague);
    clear.push(isClear ? begun : await guess(db, siteId, begun, isLast));
  }
  const isMended = clear.some((one) => one.isCorrected);
  const heard = isMended ? await joinMended(db, siteId, clear) : clear;
  const words = heard.flatMap((one) => one.words);
  const isCorrected = heard.some((one) => one.isCorrected);
  return {
    words: addSynonyms(words, await selectSynonyms(db, phrasesOf(words))),
    corrected: isCorrected
      ? [...heard.flatMap(({ before, text }) => [...before, text]), ...said].join(" ")
      : null,
    price,
  };
}

/** Every word of every reading, the nouns in adjectives, and every two chunks written as one. */
async function lookUp(db: Db, siteId: number, chunks: readonly string[]): Promise<Known> {
  const asked = new Set([
    ...chunks.flatMap((chunk) => readingsOf(chunk).flatMap(({ words }) => words)),
    ...chunks.flatMap((chunk) => nounIn(chunk) ?? []),
    ...chunks.slice(1).map((chunk, index) => `${chunks[index]}${chunk}`),
  ]);
  const rows = await selectKnownWords(db, siteId, [...asked]);
  return new Map(rows.map((row) => [row.asked, row]));
}

/** The chunks one by one, then those that belong together. */
async function hear(
  db: Db,
  chunks: readonly string[],
  known: Known,
  isUnfinished: boolean,
): Promise<Heard[]> {
  const each = chunks.map((chunk) => hearChunk(chunk, known));
  return joinPairs(db, withoutSilent(joinNeighbors(each, known, []), isUnfinished), known);
}

/** What was mended may be a part of one word with its neighbors, those too that say nothing. */
async function joinMended(db: Db, siteId: number, heard: Heard[]): Promise<Heard[]> {
  const chunks = heard.flatMap(({ before, text }) => [...before, text]);
  const known = await lookUp(db, siteId, chunks);
  const whole = heard.map((one) => joinSilent(one, known));
  return joinPairs(db, joinNeighbors(whole, known, []), known);
}

/** Makes one of every two that mean something together. */
async function joinPairs(db: Db, heard: Heard[], known: Known): Promise<Heard[]> {
  const pairs = heard.slice(1).flatMap((second, n) => pairsOf(heard[n] as Heard, second));
  return pairs.length > 0 ? joinNeighbors(heard, known, await selectSynonyms(db, pairs)) : heard;
}
