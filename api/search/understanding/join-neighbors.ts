import type { Synonyms } from "../queries/words.ts";
import type { Saying } from "../words.ts";
import type { Heard, Known } from "./hear-chunk.ts";

/** Two words for what is written as one, or that mean something together. */
const apartQuality = 0.7;

/** The lexemes of two neighbors as synonyms know them: "roll neck". Null when one says nothing. */
export function pairOf(first: Heard, second: Heard): string | null {
  if (first.lexeme === null || second.lexeme === null) return null;
  return `${first.lexeme} ${second.lexeme}`;
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

function join(
  first: Heard,
  second: Heard,
  known: Known,
  synonyms: readonly Synonyms[],
): Heard | null {
  const whole = known.get(first.text + second.text);
  const pair = pairOf(first, second);
  const isPair = pair !== null && synonyms.some(({ asked }) => asked === pair);
  const isWord = whole?.lexeme && whole.is_naming;
  if (!isWord && !isPair) return null;
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
