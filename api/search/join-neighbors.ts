import type { Heard, Known } from "./hear-chunk.ts";
import type { Synonyms } from "./queries/words.ts";
import type { Saying } from "./words.ts";

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
  for (let index = 0; index < heard.length; index++) {
    const [first, second] = [heard[index] as Heard, heard[index + 1]];
    const pair = second && join(first, second, known, synonyms);
    joined.push(pair ?? first);
    if (pair) index += 1;
  }
  return joined;
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
  const text = `${first.text} ${second.text}`;
  const sayings: Saying[] = [];
  if (isWord) sayings.push({ lexemes: [whole.lexeme as string], quality: 1 });
  if (pair) sayings.push({ lexemes: pair.split(" "), quality: isWord ? apartQuality : 1 });
  return { text, readings: [], words: [{ text, sayings }], lexeme: text, isCorrected: false };
}
