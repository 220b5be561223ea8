import type { AlikeWord } from "../queries/words.ts";
import type { Reading } from "./readings.ts";
import { slipsAllowed, slipsBetween } from "./slips.ts";

/** Another alphabet or layout and a slip besides is less likely than a slip alone. */
const detour: Readonly<Record<Reading["by"], number>> = {
  itself: 0,
  lookalikes: 0.1,
  sound: 0.1,
  alphabet: 0.2,
  layout: 0.25,
};

/** A stem of fewer letters is like too many others. */
const stemLength = 4;

/** A word that no product has is so much farther. */
const unsold = 0.3;

export interface Meant extends AlikeWord {
  slips: number;
  /** The word in the form that was typed. */
  meant: string;
}

/** The words that were perhaps meant, those with the fewest slips first. */
export function inOrderOfSlips(
  near: readonly AlikeWord[],
  readings: readonly Reading[],
  isUnfinished: boolean,
): Meant[] {
  return near
    .flatMap((one) => {
      const by = readings.find(({ words }) => words[0] === one.asked)?.by ?? "itself";
      // The commoner of two equally near words is meant, hardly one that only synonyms have.
      const common = one.documents === 0 ? -unsold : Math.log10(one.documents + 1) / 20;
      // The shop's words have no ё.
      const typed = { ...one, asked: one.asked.replaceAll("ё", "е") };
      return [asTyped(typed, isUnfinished), inItsForm(typed)].flatMap((way) =>
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
