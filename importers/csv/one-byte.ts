/** Encodings of one byte a letter, as `TextDecoder` names them: Excel's, its DOS and Mac ones, Unix. */
export const oneByteEncodings = [
  "windows-1251",
  "ibm866",
  "koi8-r",
  "x-mac-cyrillic",
  "windows-1252",
] as const;
export type OneByteEncoding = (typeof oneByteEncodings)[number];

const russianOnes = oneByteEncodings.filter((name) => name !== "windows-1252");

/** Of fewer letters than these nothing is concluded. */
const lettersMin = 40;
/** Capitals are seldom, and so worth less: an encoding that turns small letters into them is wrong. */
const capitalWorth = 0.8;

/** How often a letter stands among a thousand of a Russian text. */
const perThousand: Readonly<Record<string, number>> = {
  ...{ о: 110, е: 85, а: 80, и: 74, н: 67, т: 63, с: 55, р: 47, в: 45, л: 43, к: 35, м: 32 },
  ...{ д: 30, п: 28, у: 26, я: 20, ы: 19, ь: 17, г: 17, з: 16, б: 16, ч: 14, й: 12, х: 10 },
  ...{ ж: 9, ш: 7, ю: 6, ц: 5, щ: 4, э: 3, ф: 3 },
};

/** Collects the bytes of a text that are no ASCII, and tells from them how it is written. */
export class OneByteLetters {
  readonly #counts = new Array<number>(256).fill(0);
  #all = 0;
  #besideLatin = 0;

  add(bytes: Buffer, at: number): void {
    const byte = bytes[at] as number;
    this.#counts[byte] = (this.#counts[byte] ?? 0) + 1;
    this.#all += 1;
    if (isLatin(bytes[at - 1]) || isLatin(bytes[at + 1])) this.#besideLatin += 1;
  }

  /** Accents stand among Latin letters; what Russian is written in, its letters' frequency tells. */
  guess(): OneByteEncoding {
    if (2 * this.#besideLatin > this.#all) return "windows-1252";
    if (this.#all < lettersMin) return "windows-1251";
    const scored = russianOnes.map((encoding) => ({ encoding, score: this.#score(encoding) }));
    return scored.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
  }

  #score(encoding: OneByteEncoding): number {
    const letters = new TextDecoder(encoding).decode(Uint8Array.from(this.#counts.keys()));
    return this.#counts.reduce((sum, count, byte) => sum + count * worthOf(letters[byte] ?? ""), 0);
  }
}

function worthOf(letter: string): number {
  const small = letter.toLowerCase();
  return (perThousand[small] ?? 0) * (small === letter ? 1 : capitalWorth);
}

function isLatin(byte: number | undefined): boolean {
  return byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte));
}
