import type { Synonyms } from "../queries/words.ts";
import type { Saying, Word } from "../words.ts";

const sameQuality = 0.9;
const narrowerQuality = 0.85;

/** Lexemes of words as synonyms are asked for. */
export function phrasesOf(words: readonly Word[]): string[] {
  return words.flatMap(({ sayings }) => sayings.map(({ lexemes }) => lexemes.join(" ")));
}

/** Lets each word be said by its synonyms too, and leaves out those that ask for nothing. */
export function addSynonyms(words: readonly Word[], synonyms: readonly Synonyms[]): Word[] {
  const isNoise = (word: Word) =>
    synonyms.some((one) => one.is_noise && one.asked === phrasesOf([word])[0]);
  const asking = words.filter((word) => !isNoise(word));
  return (asking.length > 0 ? asking : words).map((word) => ({
    ...word,
    sayings: withoutRepeats([
      ...word.sayings,
      ...word.sayings.flatMap((saying) => sayingsLike(saying, synonyms)),
    ]),
  }));
}

function sayingsLike({ lexemes, quality }: Saying, synonyms: readonly Synonyms[]): Saying[] {
  const phrase = lexemes.join(" ");
  return synonyms
    .filter(({ asked, is_noise }) => asked === phrase && !is_noise)
    .flatMap(({ same, narrower }) => [
      ...same.map((one) => ({ lexemes: one.split(" "), quality: quality * sameQuality })),
      ...narrower.map((one) => ({ lexemes: one.split(" "), quality: quality * narrowerQuality })),
    ]);
}

/** Each of them is looked up: more would cost more than they bring. */
const sayingsMax = 24;

/** The best of sayings that are the same, and no more than can be looked up soon. */
function withoutRepeats(sayings: readonly Saying[]): Saying[] {
  const best = new Map<string, Saying>();
  for (const saying of sayings) {
    const key = saying.lexemes.join(" ");
    if ((best.get(key)?.quality ?? 0) < saying.quality) best.set(key, saying);
  }
  return [...best.values()].sort((a, b) => b.quality - a.quality).slice(0, sayingsMax);
}
