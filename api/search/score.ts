import type { Candidate } from "./queries/documents.ts";
import type { Word } from "./words.ts";

/** How much it says of a product that a word stands in this field. */
const fieldWeights: Readonly<Record<string, number>> = {
  kind: 1,
  title: 0.75,
  color: 0.7,
  category: 0.6,
  brand: 0.6,
  fact: 0.5,
  mark: 0.4,
};
const proseWeight = 0.1;
const soldOutWeight = 0.85;

/** How well a product answers the words, from 0 to 1. */
export function score({ naming, in_stock }: Candidate, words: readonly Word[]): number {
  const weights = new Map(
    naming.map((entry) => {
      const [field = "", lexeme = ""] = entry.split(" ");
      return [lexeme, fieldWeights[field] ?? proseWeight];
    }),
  );
  const total = words.reduce((sum, word) => sum + weigh(word, weights), 0);
  return (total / Math.max(1, words.length)) * (in_stock ? 1 : soldOutWeight);
}

function weigh({ sayings }: Word, weights: ReadonlyMap<string, number>): number {
  const ways = sayings.map(({ lexemes, quality }) => {
    const each = lexemes.map((lexeme) => weights.get(lexeme) ?? proseWeight);
    return quality * Math.min(...each);
  });
  return Math.max(0, ...ways);
}

/** The best first; those that answer equally well stay in the order they came in. */
export function inOrderOfScore(candidates: readonly Candidate[], words: readonly Word[]): number[] {
  return candidates
    .map((candidate) => ({ id: candidate.product_id, points: score(candidate, words) }))
    .sort((a, b) => b.points - a.points)
    .map(({ id }) => id);
}
