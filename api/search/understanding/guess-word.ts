import type { Db } from "../../context.ts";
import { selectAlike, selectKnownWords, selectSounding } from "../queries/words.ts";
import type { Word } from "../words.ts";
import type { Heard } from "./hear-chunk.ts";
import { inOrderOfSlips, type Meant } from "./order-by-slips.ts";

const soundQuality = 0.95;
const mendedQuality = 0.9;
/** Another word nearly as near is meant perhaps. */
const nearlyAsNear = 0.15;
/** Further slips are less likely than the other alphabet or layout. */
const vagueSlips = 1;

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
  const words = (await bySound(db, siteId, heard, typed)) ?? (await split(db, siteId, typed));
  if (words) return { ...heard, words };
  const asked = [...new Set(single.flatMap(({ words }) => words))];
  const near = await selectAlike(db, siteId, asked, isUnfinished);
  return mended(heard, inOrderOfSlips(near, single, isUnfinished));
}

async function bySound(
  db: Db,
  siteId: number,
  { text }: Heard,
  typed: readonly string[],
): Promise<Word[] | null> {
  const sounding = await selectSounding(db, siteId, typed);
  const sayings = sounding.map(({ lexeme }) => ({ lexemes: [lexeme], quality: soundQuality }));
  return sayings.length > 0 ? [{ text, sayings }] : null;
}

const partLength = 3;
/** Little words that may be left without a space on either side: "юбкавклетку". */
const between = "и в с на из для без and of with for in".split(" ");

/** Two words that were typed as one: "shirtdress". */
async function split(db: Db, siteId: number, typed: readonly string[]): Promise<Word[] | null> {
  const cuts = typed.flatMap((word) => [...cutsOf(word, [""]), ...cutsOf(word, between)]);
  if (cuts.length === 0) return null;
  const rows = await selectKnownWords(db, siteId, cuts.flat());
  const naming = new Map(rows.map((row) => [row.asked, row.is_naming ? row.lexeme : null]));
  const cut = cuts.find((parts) => parts.every((part) => naming.get(part)));
  if (!cut) return null;
  return cut.map((part) => {
    const lexemes = [naming.get(part) as string];
    return { text: part, sayings: [{ lexemes, quality: mendedQuality, isTyped: true }] };
  });
}

/** All ways to cut a word in two, without the little word that stands between the parts. */
function cutsOf(word: string, between: readonly string[]): [string, string][] {
  const places = Array.from({ length: word.length }, (_, at) => at + partLength);
  return places.flatMap((at) =>
    between
      .filter((little) => word.startsWith(little, at))
      .map((little): [string, string] => [word.slice(0, at), word.slice(at + little.length)])
      .filter(([, rest]) => rest.length >= partLength),
  );
}

/** What the nearest words mean; `near` comes in the order of its slips. */
function mended(heard: Heard, near: readonly Meant[]): Heard {
  const atMost = heard.isVague ? vagueSlips : Number.POSITIVE_INFINITY;
  const [best, ...others] = near.filter(({ slips }) => slips <= atMost);
  if (!best) return heard;
  const nearest = [best, ...others.filter(({ slips }) => slips < best.slips + nearlyAsNear)];
  const sayings = nearest.map(({ lexeme }) => ({ lexemes: [lexeme], quality: mendedQuality }));
  const isForm = best.word.startsWith(best.asked) || best.asked.startsWith(best.word);
  const text = isForm ? heard.text : best.meant;
  return { ...heard, text, words: [{ text, sayings }], lexeme: best.lexeme, isCorrected: !isForm };
}
