import { inOtherLayout } from "../understanding/spellings.ts";

/** Errors as shoppers make them, by the throw of a seeded die. */
export type Slip = (text: string, random: () => number) => string;

const letters = "абвгдежзиклмнопрстуфхцчшыюя";
const latinLetters = "abcdefghijklmnoprstuvwy";

/** A die that falls the same way for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const alphabet: Readonly<Record<string, string>> = Object.fromEntries(
  "а:a б:b в:v г:g д:d е:e ё:yo ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya"
    .split(" ")
    .map((pair) => pair.split(":")),
);

export const slips: Readonly<Record<string, Slip>> = {
  "a wrong letter": inLongWord((word, at, random) => {
    const pool = /[а-яё]/.test(word) ? letters : latinLetters;
    return word.slice(0, at) + pool[Math.floor(random() * pool.length)] + word.slice(at + 1);
  }),
  "a letter missing": inLongWord((word, at) => word.slice(0, at) + word.slice(at + 1)),
  "a letter doubled": inLongWord((word, at) => word.slice(0, at) + word[at] + word.slice(at)),
  "two letters exchanged": inLongWord(
    (word, at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1),
  ),
  "the other layout": (text) =>
    text
      .split(" ")
      .map((word) => inOtherLayout(word) ?? word)
      .join(" "),
  "Latin letters": (text) => [...text].map((letter) => alphabet[letter] ?? letter).join(""),
  "another order": (text) => text.split(" ").reverse().join(" "),
  "no ё, no hyphens, capitals": (text) =>
    text.replaceAll("ё", "е").replaceAll("-", " ").toUpperCase(),
};

type InWord = (word: string, at: number, random: () => number) => string;

/** Somewhere in one word of five letters or more, sometimes at its beginning. */
function inLongWord(slip: InWord): Slip {
  return (text, random) => {
    const words = text.split(" ");
    const long = words.flatMap((word, index) => (word.length > 4 ? index : []));
    const index = long[Math.floor(random() * long.length)];
    if (index === undefined) return text;
    const word = words[index] as string;
    words[index] = slip(word, 1 + Math.floor(random() * (word.length - 1)), random);
    return words.join(" ");
  };
}
