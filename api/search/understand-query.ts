import type { Db } from "../context.ts";
import { addSynonyms, phrasesOf } from "./add-synonyms.ts";
import { findCode } from "./find-code.ts";
import { goOn, guess } from "./guess-word.ts";
import { type Heard, hearChunk, type Known } from "./hear-chunk.ts";
import { joinNeighbors, pairOf } from "./join-neighbors.ts";
import { selectKnownWords, selectSynonyms } from "./queries/words.ts";
import { readChunks } from "./read-query.ts";
import { readingsOf } from "./readings.ts";
import type { Word } from "./words.ts";

export interface Understanding {
  /** What is looked for; empty when nothing is understood. */
  words: Word[];
  /** The query as it should have been typed; null when it is understood as it stands. */
  corrected: string | null;
}

/** What a query means in the shop's own words; of an unfinished one the last word may go on. */
export async function understandQuery(
  db: Db,
  siteId: number,
  query: string,
  isUnfinished: boolean,
): Promise<Understanding> {
  const code = await findCode(db, siteId, query);
  if (code) return { words: [code], corrected: null };
  const chunks = readChunks(query);
  if (chunks.length === 0) return { words: [], corrected: null };
  const known = await lookUp(db, siteId, chunks);
  const typed = await withPairs(
    db,
    chunks.map((chunk) => hearChunk(chunk, known)),
    known,
  );
  const heard: Heard[] = [];
  for (const [index, one] of typed.entries()) {
    const isLast = isUnfinished && index === typed.length - 1;
    const begun = isLast ? await goOn(db, siteId, one) : one;
    const isClear = begun.words.length > 0 || begun.lexeme === null;
    heard.push(isClear ? begun : await guess(db, siteId, begun, isLast));
  }
  const words = heard.flatMap((one) => one.words);
  return {
    words: addSynonyms(words, await selectSynonyms(db, phrasesOf(words))),
    corrected: heard.some(({ isCorrected }) => isCorrected)
      ? heard.map(({ text }) => text).join(" ")
      : null,
  };
}

/** Every word of every reading, and every two chunks written as one. */
async function lookUp(db: Db, siteId: number, chunks: readonly string[]): Promise<Known> {
  const asked = new Set([
    ...chunks.flatMap((chunk) => readingsOf(chunk).flatMap(({ words }) => words)),
    ...chunks.slice(1).map((chunk, index) => `${chunks[index]}${chunk}`),
  ]);
  const rows = await selectKnownWords(db, siteId, [...asked]);
  return new Map(rows.map((row) => [row.asked, row]));
}

async function withPairs(db: Db, heard: readonly Heard[], known: Known): Promise<Heard[]> {
  const pairs = heard.slice(1).map((second, index) => pairOf(heard[index] as Heard, second));
  const phrases = pairs.filter((pair) => pair !== null);
  return joinNeighbors(heard, known, phrases.length > 0 ? await selectSynonyms(db, phrases) : []);
}
