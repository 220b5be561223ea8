/** How far two words are from each other as typing goes. Pure. */

const neighbors = [
  ...["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
].flatMap((row) => [...row].slice(1).map((letter, index) => `${row[index]}${letter}`));

/** Letters that are taken for each other because they sound alike. */
const alike =
  "ао еи ея еэ иы ыи бп вф гк дт жш зс шщ цс ие ую ea ie ai oa ou iy sc ck sz ei au td bp dt vw fv gk".split(
    " ",
  );

const cheap = new Set(
  [...neighbors, ...alike].flatMap((pair) => [pair, [...pair].reverse().join("")]),
);

const cheapSlip = 0.7;
const doubledSlip = 0.5;
/** Two letters exchanged over the one between them. */
const farExchange = 1;
const firstLetter = 0.3;

/**
 * The price of turning `typed` into `word`: about 1 a slip, less for letters that lie side by side
 * or sound alike, for doubled letters and exchanged ones, more at the word's beginning.
 */
export function slipsBetween(typed: string, word: string): number {
  const [a, b] = [[...typed], [...word]];
  const rows = a.map(() => new Array<number>(b.length + 1).fill(0));
  const table = [Array.from({ length: b.length + 1 }, (_, j) => j), ...rows];
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = table[i] as number[];
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j - 1) + wrong(a[i - 1], b[j - 1]),
        at(i - 1, j) + (a[i - 1] === a[i - 2] ? doubledSlip : 1),
        at(i, j - 1) + (b[j - 1] === b[j - 2] ? doubledSlip : 1),
        isExchange && a[i - 1] !== a[i - 2]
          ? at(i - 2, j - 2) + cheapSlip
          : Number.POSITIVE_INFINITY,
        isExchangedOver(a, b, i, j) ? at(i - 3, j - 3) + farExchange : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length) + (a[0] === b[0] ? 0 : firstLetter);
}

/** The last three letters but for their order: "нар" and "ран". */
function isExchangedOver(a: string[], b: string[], i: number, j: number): boolean {
  const isLong = i > 2 && j > 2 && a[i - 2] === b[j - 2];
  return isLong && a[i - 1] === b[j - 3] && a[i - 3] === b[j - 1];
}

function wrong(a = "", b = ""): number {
  if (a === b) return 0;
  return cheap.has(a + b) ? cheapSlip : 1;
}

/** What is still a slip in a word of so many letters. */
export function slipsAllowed(letters: number): number {
  if (letters < 4) return 0.8;
  if (letters < 6) return 1.35;
  return letters < 9 ? 2.05 : 2.5;
}
