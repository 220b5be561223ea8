import type { Db } from "../../context.ts";
import { selectFirstFound, selectHas } from "../queries/documents.ts";
import { everyWord, someWord, type Word } from "../words.ts";

/** Of more words than this not every choice is tried. */
const choicesOf = 4;
const kindWeight = 3;
const namingWeight = 2;

interface Weighty {
  word: Word;
  weight: number;
}

/**
 * The weightiest words that some product is named by together: of "красные джинсы", where none are
 * red, the jeans. Of words that are kinds of garments one has to be the kind. Empty when no word
 * names a product.
 */
export async function relax(db: Db, siteId: number, words: readonly Word[]): Promise<Word[]> {
  const has = await selectHas(db, siteId, [
    ...words.map((word) => everyWord([word], "=")),
    ...words.map((word) => everyWord([word], "!")),
  ]);
  const weighty = words
    .map((word, index) => ({
      word,
      weight: has[words.length + index] ? kindWeight : has[index] ? namingWeight : 0,
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, choicesOf);
  const choices = choicesFrom(weighty)
    .map((choice) => ({ choice, weight: choice.reduce((sum, one) => sum + one.weight, 0) }))
    .sort((a, b) => b.weight - a.weight);
  const first = await selectFirstFound(
    db,
    siteId,
    choices.map(({ choice }) => naming(choice)),
  );
  return choices[first ?? -1]?.choice.map(({ word }) => word) ?? [];
}

function naming(choice: readonly Weighty[]): string {
  const words = choice.map(({ word }) => word);
  const kinds = choice.filter(({ weight }) => weight === kindWeight).map(({ word }) => word);
  const named = everyWord(words, "=");
  return kinds.length > 0 ? `${named} & (${someWord(kinds, "!")})` : named;
}

/** Every choice of at least one of a few items. */
function choicesFrom<T>(items: readonly T[]): T[][] {
  const numbers = Array.from({ length: 2 ** items.length - 1 }, (_, index) => index + 1);
  return numbers.map((number) => items.filter((_, index) => number & (1 << index)));
}
