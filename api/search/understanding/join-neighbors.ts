import type { Synonyms } from "../queries/words.ts";
import type { Saying } from "../words.ts";
import type { Heard, Known } from "./hear-chunk.ts";

/** Two words for what is written as one, or that mean something together. */
const apartQuality = 0.7;

/**
 * The lexemes of two neighbors as synonyms may know them, "roll neck", in either order: "куртка
 * зимняя" is a "зимняя куртка". None when one says nothing.
 */
export function pairsOf(first: Heard, second: Heard): string[] {
  if (first.lexeme === null || second.lexeme === null) return [];
  return [`${first.lexeme} ${second.lexeme}`, `${second.lexeme} ${first.lexeme}`];
}

/** Makes one of neighbors that the shop writes as one word ("v neck") or has synonyms for. */
export function joinNeighbors(
  heard: readonly Heard[],
  known: Known,
  synonyms: readonly Synonyms[],
): Heard[] {
  const joined: Heard[] = [];
  for (const second of heard) {
    const first = joined.at(-1);
    const pair = first && first.readings.length > 0 && join(first, second, known, synonyms);
    if (pair) joined.pop();
    joined.push(pair || second);
  }
  return joined;
}

/** Words that say nothing go along with the next one; the last of an unfinished query may go on. */
export function withoutSilent(heard: readonly Heard[], isUnfinished: boolean): Heard[] {
  const silent: string[] = [];
  return heard.flatMap((one, index) => {
    const mayGoOn = isUnfinished && index === heard.length - 1;
    if (one.lexeme === null && one.words.length === 0 && !mayGoOn) {
      silent.push(one.text);
      return [];
    }
    return { ...one, before: silent.splice(0) };
  });
}

/** Makes one of a word and what says nothing before it where the shop has the two as one: "t shirt". */
export function joinSilent(heard: Heard, known: Known): Heard {
  const silent = heard.before.at(-1) ?? "";
  const whole = known.get(silent + heard.text);
  if (!silent || !whole?.lexeme || !whole.is_naming) return heard;
  const text = `${silent} ${heard.text}`;
  const sayings: Saying[] = [{ lexemes: [whole.lexeme], quality: 1, isTyped: true }];
  return { ...heard, text, before: heard.before.slice(0, -1), words: [{ text, sayings }] };
}

function join(
  first: Heard,
  second: Heard,
  known: Known,
  synonyms: readonly Synonyms[],
): Heard | null {
  const whole = known.get(first.text + second.text);
  const pairs = pairsOf(first, second);
  const meant = pairs.find((pair) => synonyms.some(({ asked }) => asked === pair));
  const isWord = whole?.lexeme && whole.is_naming;
  if (!isWord && !meant) return null;
  const pair = meant ?? pairs[0];
  const text = [first.text, ...second.before, second.text].join(" ");
  const sayings: Saying[] = [];
  if (isWord) sayings.push({ lexemes: [whole.lexeme as string], quality: 1, isTyped: true });
  if (pair) {
    const quality = isWord ? apartQuality : 1;
    sayings.push({ lexemes: pair.split(" "), quality, isTyped: true });
  }
  const words = [{ text, sayings }];
  const isCorrected = first.isCorrected || second.isCorrected;
  const { before } = first;
  return { text, before, readings: [], words, lexeme: text, isCorrected, isVague: false };
}
