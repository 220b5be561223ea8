import type { KnownWord } from "./queries/words.ts";
import { type Reading, readingsOf } from "./readings.ts";
import type { Word } from "./words.ts";

/** A chunk of the query as far as it is understood. */
export interface Heard {
  /** As typed, or as it should have been. */
  text: string;
  /** Words that say nothing, typed before it. */
  before: string[];
  readings: Reading[];
  /** Empty when it is not understood or says nothing. */
  words: Word[];
  /** The typed chunk's own lexeme, whether the shop has it or not; null when it says nothing. */
  lexeme: string | null;
  isCorrected: boolean;
}

export type Known = ReadonlyMap<string, KnownWord>;

/** What stands together may be one word or several; the several are not quite the one. */
const partsQuality = 0.7;
/** "plate" may stand in a description, but платье may have been meant. */
const otherAlphabetQuality = 0.8;

/** Takes the first reading of a chunk that makes sense with the words that the shop has. */
export function hearChunk(chunk: string, known: Known): Heard {
  const readings = readingsOf(chunk);
  const own = known.get(readings.find(({ by }) => by === "itself")?.words[0] ?? "");
  const heard = {
    text: chunk,
    before: [],
    readings,
    words: [],
    lexeme: own?.lexeme ?? null,
    isCorrected: false,
  };
  if (own?.lexeme === null) return heard;
  const best = bestReading(readings, known);
  if (!best) return heard;
  const isTyped = best.by === "itself" || best.by === "alphabet";
  return {
    ...heard,
    text: isTyped ? chunk : best.words.join(" "),
    words: wordsOf(best, readings, known),
    isCorrected: best.by === "layout" || best.by === "sound",
  };
}

/** Words that name products before words of descriptions; what was typed before what was not. */
function bestReading(readings: readonly Reading[], known: Known): Reading | undefined {
  const all = (test: (word: KnownWord | undefined) => boolean) => (reading: Reading) =>
    reading.words.every((word) => test(known.get(word))) &&
    reading.words.some((word) => known.get(word)?.lexeme);
  const naming = readings.filter(all((word) => word?.lexeme === null || word?.is_naming === true));
  const said = readings.filter(all((word) => word?.lexeme === null || word?.is_naming !== null));
  const typed = (reading: Reading) => reading.by === "itself" || reading.by === "lookalikes";
  return naming.find(typed) ?? said.find(typed) ?? naming[0] ?? said[0];
}

function wordsOf(best: Reading, readings: readonly Reading[], known: Known): Word[] {
  const lexemesOf = (words: readonly string[]) =>
    words.flatMap((word) => known.get(word)?.lexeme ?? []);
  const one = best.words.length === 1;
  const parts = one && readings.find(({ by, words }) => by === best.by && words.length > 1);
  const words = best.words
    .filter((word) => known.get(word)?.lexeme)
    .map((word): Word => {
      return { text: word, sayings: [{ lexemes: lexemesOf([word]), quality: 1, isTyped: true }] };
    });
  if (parts) {
    const lexemes = lexemesOf(parts.words);
    words[0]?.sayings.push({ lexemes, quality: partsQuality, isTyped: true });
  }
  const spelled = one && readings.find(({ by }) => by === "alphabet")?.words[0];
  const other = spelled && best.by === "itself" ? known.get(spelled) : undefined;
  if (other?.lexeme && other.is_naming) {
    words[0]?.sayings.push({ lexemes: [other.lexeme], quality: otherAlphabetQuality });
  }
  return words;
}
