import type { Db } from "../context.ts";
import { type KnownWord, selectBeginnings, selectKnownWords } from "./queries/words.ts";
import { readChunks } from "./read-query.ts";
import type { Word } from "./words.ts";

/** So many words may begin with what is being typed. */
const beginningsMax = 40;

export interface Understanding {
  /** Words that the shop knows. */
  words: Word[];
  /** What the query should have been; null when it is understood as it stands. */
  corrected: string | null;
}

/** What a query means in the shop's own words; of an unfinished one the last word may go on. */
export async function understandQuery(
  db: Db,
  siteId: number,
  query: string,
  isUnfinished: boolean,
): Promise<Understanding> {
  const parts = readChunks(query).flatMap((chunk) =>
    chunk.split(/[^\p{L}\p{N}]+/u).filter(Boolean),
  );
  const known = new Map<string, KnownWord>();
  for (const word of await selectKnownWords(db, siteId, parts)) known.set(word.asked, word);
  const words: Word[] = [];
  for (const [index, part] of parts.entries()) {
    const word = known.get(part);
    const lexemes = word?.lexeme && word.is_naming !== null ? [word.lexeme] : [];
    if (isUnfinished && index === parts.length - 1) {
      lexemes.push(...(await selectBeginnings(db, siteId, part, beginningsMax)));
    }
    if (lexemes.length > 0) {
      words.push({ text: part, sayings: lexemes.map((one) => ({ lexemes: [one], quality: 1 })) });
    }
  }
  return { words, corrected: null };
}
