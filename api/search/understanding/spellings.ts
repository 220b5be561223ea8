/** What a shopper may have meant by the same keys or sounds. Pure; of one word without spaces. */

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = "йцукенгшщзхъфывапролджэячсмитьбюё";
const shiftedLatin = '{}:"<>~';
const shiftedCyrillic = "хъжэбюё";

const toCyrillicKey = pairs(latinKeys + shiftedLatin, cyrillicKeys + shiftedCyrillic);
const toLatinKey = pairs(cyrillicKeys, latinKeys);

/** Cyrillic letters that look like Latin ones. */
const lookalikes = pairs("acekmhopctxyb", "асекмнорстхув");

/** Longer ones first: "shch" is no "s" and "h". */
const syllables = [
  ..."shch щ,sch щ,zh ж,kh х,ts ц,ch ч,sh ш,yu ю,ju ю,ya я,ja я,yo е,jo е,ye е,je е,dj дж".split(
    ",",
  ),
  ..."a а,b б,c к,d д,e е,f ф,g г,h х,i и,j й,k к,l л,m м,n н,o о,p п,q к,r р,s с,t т,u у".split(
    ",",
  ),
  ..."v в,w в,x кс,y ы,z з,' ь".split(","),
].map((pair) => pair.split(" ") as [latin: string, cyrillic: string]);

/** The same keys under the other keyboard layout: "gkfnmt" is "платье". Null when no key differs. */
export function inOtherLayout(word: string): string | null {
  const table = /[а-яё]/.test(word) && !/[a-z]/.test(word) ? toLatinKey : toCyrillicKey;
  return unlessSame(word, replaceEach(word, table));
}

/** A Cyrillic word with Latin lookalikes in it, "cумка", in Cyrillic alone. */
export function withoutLookalikes(word: string): string | null {
  if (!/[а-яё]/.test(word)) return null;
  return unlessSame(word, replaceEach(word, lookalikes));
}

const hushed: Readonly<Record<string, string>> = { о: "е", ы: "и", я: "а", ю: "у" };

/** What is heard after ж, ч, ш, щ as it is written there: "шолк" is шёлк, "джынсы" джинсы. */
export function afterHushing(word: string): string | null {
  const written = word.replace(/(?<=[жчшщ])[оыяю]/g, (letter) => hushed[letter] ?? letter);
  return unlessSame(word, written);
}

/** A Russian word in Latin letters: "rubashka" is "рубашка". Null for what has none. */
export function inCyrillic(word: string): string | null {
  let rest = word;
  let written = "";
  while (rest) {
    const [latin, cyrillic] = syllables.find(([start]) => rest.startsWith(start)) ?? [
      rest.slice(0, 1),
      rest.slice(0, 1),
    ];
    written += cyrillic;
    rest = rest.slice(latin.length);
  }
  return unlessSame(word, written.replace(/(ый|ыы|иы)$/, "ый"));
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((letter, index) => [letter, [...to][index] ?? letter]));
}

function replaceEach(word: string, table: ReadonlyMap<string, string>): string {
  return [...word].map((letter) => table.get(letter) ?? letter).join("");
}

function unlessSame(word: string, other: string): string | null {
  return other === word ? null : other;
}
