import type { KnownWord } from "../queries/words.ts";
import type { Saying, Word } from "../words.ts";
import { nounIn } from "./noun-in.ts";
import { type Reading, readingsOf } from "./readings.ts";

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
  /** Only descriptions have it, in other letters or another form: another word may have been meant. */
  isVague: boolean;
}

export type Known = ReadonlyMap<string, KnownWord>;

/** What stands together may be one word or several; the several are not quite the one. */
const partsQuality = 0.7;
/** "plate" may stand in a description, but платье may have been meant. */
const otherAlphabetQuality = 0.8;
/** "Муслиновое" is of муслин. */
const nounQuality = 0.7;

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
    isVague: false,
  };
  if (own?.lexeme === null) return heard;
  const best = bestReading(readings, known);
  const noun = nounOf(chunk, known);
  if (!best) return noun ? { ...heard, words: [{ text: chunk, sayings: [noun] }] } : heard;
  const isKept = best.by === "itself" || best.by === "alphabet";
  return {
    ...heard,
    text: isKept ? chunk : best.words.join(" "),
    words: wordsOf(best, readings, known, noun),
    isCorrected: best.by === "layout" || best.by === "sound",
    isVague: !isNaming(best, known) && !(isTyped(best) && isWritten(best, known)),
  };
}

/** It was typed with the keyboard in the other layout. */
export function isInOtherLayout({ isCorrected, readings, text }: Heard): boolean {
  const isText = ({ by, words }: Reading) => by === "layout" && words.join(" ") === text;
  return isCorrected && readings.some(isText);
}

/** Words that name products before words of descriptions; what was typed before what was not. */
function bestReading(readings: readonly Reading[], known: Known): Reading | undefined {
  const said = readings.filter((reading) => isSaid(reading, known));
  const naming = said.filter((reading) => isNaming(reading, known));
  return naming.find(isTyped) ?? said.find(isTyped) ?? naming[0] ?? said[0];
}

function isTyped({ by }: Reading): boolean {
  return by === "itself" || by === "lookalikes";
}

/** The shop has all of its words, and one of them says something. */
function isSaid({ words }: Reading, known: Known): boolean {
  const each = words.map((word) => known.get(word));
  return (
    each.every((word) => word && (word.lexeme === null || word.is_naming !== null)) &&
    each.some((word) => word?.lexeme)
  );
}

function isNaming({ words }: Reading, known: Known): boolean {
  const each = words.map((word) => known.get(word));
  return each.every((word) => word?.lexeme === null || word?.is_naming);
}

function isWritten({ words }: Reading, known: Known): boolean {
  return words.every((word) => known.get(word)?.lexeme === null || known.get(word)?.is_written);
}

/** What a chunk means that is an adjective made of a noun by which the shop names something. */
function nounOf(chunk: string, known: Known): Saying | null {
  const noun = known.get(nounIn(chunk) ?? "");
  return noun?.lexeme && noun.is_naming ? { lexemes: [noun.lexeme], quality: nounQuality } : null;
}

function wordsOf(
  best: Reading,
  readings: readonly Reading[],
  known: Known,
  noun: Saying | null,
): Word[] {
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
  if (noun && isTyped(best)) words[0]?.sayings.push(noun);
  return words;
}
