import type { Db } from "../../context.ts";
import { type Shelf, selectCounts, selectFirstFound, selectHas } from "../queries/documents.ts";
import { everyWord, type Place, someWord, type Word } from "../words.ts";

/** Of more words than this not every choice is tried. */
const choicesOf = 4;
/** More than all the others together: a warm winter coat is no answer to "тёплая зимняя шапка". */
const kindWeight = 7;
const namingWeight = 2;
/** Of two choices that leave more to choose from, neither is better. */
const countedMax = 50;

interface Weighty {
  word: Word;
  weight: number;
}

/**
 * The weightiest words that some product is named by together: of "красные джинсы", where none are
 * red, the jeans; of equally weighty ones those that leave more to choose from. Of words that are
 * kinds of garments one has to be the kind. Empty when no word names a product, and when `areNaming`,
 * all of them together, one, none being a kind.
 */
export async function relax(
  db: Db,
  shelf: Shelf,
  words: readonly Word[],
  areNaming: boolean,
): Promise<Word[]> {
  const areKinds = await hasIn(db, shelf, words, "!");
  if (areNaming && !areKinds.includes(true)) return [];
  const others = words.filter((_, index) => !areKinds[index]);
  const areNames = await hasIn(db, shelf, others, "=");
  const weighty = words
    .map((word, index) => ({
      word,
      weight: areKinds[index] ? kindWeight : areNames[others.indexOf(word)] ? namingWeight : 0,
    }))
    .filter(({ weight }) => weight > 0);
  // Of two kinds English says the garment itself last, "sweater dress", Russian first, "платье-свитер".
  if (words.every(isLatin)) weighty.reverse();
  weighty.sort((a, b) => b.weight - a.weight);
  const choices = choicesFrom(weighty.slice(0, choicesOf)).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  const first = choices[(await selectFirstFound(db, shelf, choices.map(naming))) ?? -1];
  if (!first) return [];
  const kinds = kindsOf(first);
  const asWeighty = choices.filter(
    (choice) =>
      weightOf(choice) === weightOf(first) && kinds.every((kind) => choice.includes(kind)),
  );
  return (await widestOf(db, shelf, asWeighty)).map(({ word }) => word);
}

const isLatin = ({ text }: Word) => /[a-z]/i.test(text);

/** Of each word whether some product has it in this place. */
async function hasIn(
  db: Db,
  shelf: Shelf,
  words: readonly Word[],
  place: Place,
): Promise<boolean[]> {
  if (words.length === 0) return [];
  return selectHas(
    db,
    shelf,
    words.map((word) => everyWord([word], place)),
  );
}

/** The choice that most products are named by, the first of several. */
async function widestOf(
  db: Db,
  shelf: Shelf,
  choices: readonly Weighty[][],
): Promise<readonly Weighty[]> {
  const [only = []] = choices;
  if (choices.length < 2) return only;
  const counts = await selectCounts(db, shelf, choices.map(naming), countedMax);
  return choices[counts.indexOf(Math.max(...counts))] ?? only;
}

function kindsOf(choice: readonly Weighty[]): Weighty[] {
  return choice.filter(({ weight }) => weight === kindWeight);
}

function weightOf(choice: readonly Weighty[]): number {
  return choice.reduce((sum, { weight }) => sum + weight, 0);
}

function naming(choice: readonly Weighty[]): string {
  const words = choice.map(({ word }) => word);
  const kinds = kindsOf(choice).map(({ word }) => word);
  const named = everyWord(words, "=");
  return kinds.length > 0 ? `${named} & (${someWord(kinds, "!")})` : named;
}

/** Every choice of at least one of a few items. */
function choicesFrom<T>(items: readonly T[]): T[][] {
  const numbers = Array.from({ length: 2 ** items.length - 1 }, (_, index) => index + 1);
  return numbers.map((number) => items.filter((_, index) => number & (1 << index)));
}
