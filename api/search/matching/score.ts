import type { Candidate } from "../queries/documents.ts";
import type { Word } from "../words.ts";

/** How much it says of a product that a word stands in this field. */
const fieldWeights: Readonly<Record<string, number>> = {
  kind: 1,
  title: 0.75,
  color: 0.7,
  category: 0.6,
  brand: 0.6,
  fact: 0.5,
  mark: 0.4,
  slug: 0.4,
};
const proseWeight = 0.1;
const soldOutWeight = 0.85;

/** How well a product answers the words, from 0 to 1. */
export function score(candidate: Candidate, words: readonly Word[]): number {
  const weights = weightsOf(candidate);
  const elsewhere = candidate.has_all ? proseWeight : 0;
  const total = words.reduce((sum, word) => sum + weigh(word, weights, elsewhere), 0);
  return (total / Math.max(1, words.length)) * (candidate.in_stock ? 1 : soldOutWeight);
}

/** It is named by each of the words. */
export function isNamedBy(candidate: Candidate, words: readonly Word[]): boolean {
  const weights = weightsOf(candidate);
  return words.every((word) => weigh(word, weights, 0) > 0);
}

/** One of the words tells what kind of garment it is. */
export function isOfKind({ naming }: Candidate, words: readonly Word[]): boolean {
  const kinds = new Set(naming.filter((entry) => entry.startsWith("kind ")));
  return words.some(({ sayings }) =>
    sayings.some(({ lexemes }) => lexemes.some((lexeme) => kinds.has(`kind ${lexeme}`))),
  );
}

function weightsOf({ naming }: Candidate): ReadonlyMap<string, number> {
  return new Map(
    naming.map((entry) => {
      const [field = "", lexeme = ""] = entry.split(" ");
      return [lexeme, fieldWeights[field] ?? proseWeight];
    }),
  );
}

function weigh({ sayings }: Word, weights: ReadonlyMap<string, number>, elsewhere: number): number {
  const ways = sayings.map(({ lexemes, quality, isTyped }) => {
    const otherwise = isTyped ? elsewhere : 0;
    const each = lexemes.map((lexeme) => weights.get(lexeme) ?? otherwise);
    return quality * Math.min(...each);
  });
  return Math.max(0, ...ways);
}

/** The best first, of equally good ones the wanted; the rest stay in the order they came in. */
export function inOrderOfScore(candidates: readonly Candidate[], words: readonly Word[]): number[] {
  return candidates
    .map((candidate) => ({ candidate, points: score(candidate, words) }))
    .sort((a, b) => b.points - a.points || b.candidate.heat - a.candidate.heat)
    .map(({ candidate }) => candidate.product_id);
}
