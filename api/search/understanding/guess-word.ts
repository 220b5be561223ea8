import type { Db } from "../../context.ts";
import {
  type AlikeWord,
  selectAlike,
  selectBeginnings,
  selectKnownWords,
  selectSounding,
} from "../queries/words.ts";
import type { Word } from "../words.ts";
import type { Heard } from "./hear-chunk.ts";
import type { Reading } from "./readings.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

/** So many words may begin with what is being typed. */
const beginningsMax = 8;
const begunQuality = 0.9;
const soundQuality = 0.95;
const mendedQuality = 0.9;
/** Another word nearly as near is meant perhaps. */
const nearlyAsNear = 0.15;
/** Further slips are less likely than the other alphabet or layout. */
const vagueSlips = 1;

/** Adds to the last chunk of an unfinished query what it may become. */
export async function goOn(db: Db, siteId: number, heard: Heard): Promise<Heard> {
  const starts = heard.readings
    .filter(({ words }) => words.length === 1)
    .map(({ by, words }) => ({ by, start: words[0] as string }));
  const near = await selectBeginnings(
    db,
    siteId,
    starts.map(({ start }) => start),
    beginningsMax,
  );
  const taken = heard.words.length > 0 && !heard.isCorrected ? starts.slice(0, 1) : starts;
  const found = taken
    .map(({ by, start }) => ({ by, words: near.filter(({ asked }) => asked === start) }))
    .find(({ words }) => words.length > 0);
  if (!found || heard.words.length > 1) return heard;
  const sayings = found.words.map(({ lexeme }) => ({ lexemes: [lexeme], quality: begunQuality }));
  const own = heard.words[0]?.sayings ?? [];
  const isCorrected = found.by === "layout";
  const text = isCorrected ? (found.words[0]?.word ?? heard.text) : heard.text;
  return { ...heard, text, words: [{ text, sayings: [...own, ...sayings] }], isCorrected };
}

/**
 * What a chunk that the shop does not know may have meant: by its sound, or with slips mended; of a
 * vague one, with a single slip mended.
 */
export async function guess(
  db: Db,
  siteId: number,
  heard: Heard,
  isUnfinished: boolean,
): Promise<Heard> {
  const single = heard.readings.filter(
    ({ words }) => words.length === 1 && !/\d/.test(words[0] ?? ""),
  );
  const typed = single.slice(0, 1).flatMap(({ words }) => words);
  const sounding = await selectSounding(db, siteId, typed);
  if (sounding.length > 0) {
    const sayings = sounding.map(({ lexeme }) => ({ lexemes: [lexeme], quality: soundQuality }));
    return { ...heard, words: [{ text: heard.text, sayings }] };
  }
  const words = await split(db, siteId, typed);
  if (words.length > 0) return { ...heard, words };
  const asked = [...new Set(single.flatMap(({ words }) => words))];
  const near = await selectAlike(db, siteId, asked, isUnfinished);
  const atMost = heard.isVague ? vagueSlips : Number.POSITIVE_INFINITY;
  const [best, ...others] = inOrderOfSlips(near, single, isUnfinished).filter(
    ({ slips }) => slips <= atMost,
  );
  if (!best) return heard;
  const nearest = [best, ...others.filter(({ slips }) => slips < best.slips + nearlyAsNear)];
  const sayings = nearest.map(({ lexeme }) => ({ lexemes: [lexeme], quality: mendedQuality }));
  const isForm = best.word.startsWith(best.asked) || best.asked.startsWith(best.word);
  const text = isForm ? heard.text : best.meant;
  const { lexeme } = best;
  return { ...heard, text, words: [{ text, sayings }], lexeme, isCorrected: !isForm };
}

const partLength = 3;
/** A stem of fewer letters is like too many others. */
const stemLength = 4;

/** Two words that were typed as one: "shirtdress". */
async function split(db: Db, siteId: number, typed: readonly string[]): Promise<Word[]> {
  const cuts = typed.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - 2 * partLength + 1) }, (_, n) => [
      word.slice(0, n + partLength),
      word.slice(n + partLength),
    ]),
  );
  if (cuts.length === 0) return [];
  const rows = await selectKnownWords(db, siteId, cuts.flat());
  const naming = new Map(rows.map((row) => [row.asked, row.is_naming ? row.lexeme : null]));
  const cut = cuts.find((parts) => parts.every((part) => naming.get(part)));
  return (cut ?? []).map((part) => {
    const lexemes = [naming.get(part) as string];
    return { text: part, sayings: [{ lexemes, quality: mendedQuality, isTyped: true }] };
  });
}

/** Another alphabet or layout and a slip besides is less likely than a slip alone. */
const detour: Readonly<Record<Reading["by"], number>> = {
  itself: 0,
  lookalikes: 0.1,
  sound: 0.1,
  alphabet: 0.2,
  layout: 0.25,
};

interface Meant extends AlikeWord {
  slips: number;
  /** The word in the form that was typed. */
  meant: string;
}

function inOrderOfSlips(
  near: readonly AlikeWord[],
  readings: readonly Reading[],
  isUnfinished: boolean,
): Meant[] {
  return near
    .flatMap((one) => {
      const by = readings.find(({ words }) => words[0] === one.asked)?.by ?? "itself";
      // The commoner of two equally near words is meant.
      const common = Math.log10(one.documents + 1) / 20;
      return [asTyped(one, isUnfinished), inItsForm(one)].flatMap((way) =>
        way && way.slips + detour[by] <= slipsAllowed(way.letters)
          ? { ...one, meant: way.meant, slips: way.slips + detour[by], common }
          : [],
      );
    })
    .sort((a, b) => a.slips - a.common - (b.slips - b.common));
}

function asTyped({ asked, word }: AlikeWord, isUnfinished: boolean) {
  const whole = slipsBetween(asked, word);
  const begun = isUnfinished ? slipsBetween(asked, word.slice(0, asked.length)) + 0.1 : whole;
  return { meant: word, slips: Math.min(whole, begun), letters: asked.length };
}

/** "беллая" is белая, though the shop says белый: what is before their endings is compared. */
function inItsForm({ asked, asked_lexeme: stem, lexeme }: AlikeWord) {
  const ending = asked.slice(stem.length);
  if (stem.length < stemLength || !asked.startsWith(stem) || ending === "") return null;
  return { meant: lexeme + ending, slips: slipsBetween(stem, lexeme) + 0.1, letters: stem.length };
}
