/** One way to say a word of the query: lexemes that must all stand in a document. */
export interface Saying {
  lexemes: string[];
  /** 1 for what was typed, less for what it may have meant. */
  quality: number;
  /** Typed so, it counts in a description too; what was only meant counts where it names something. */
  isTyped?: boolean;
}

/** A word of the query as the shop understands it: any of its sayings will do. */
export interface Word {
  /** As the query is written when it is corrected. */
  text: string;
  sayings: Saying[];
}

/** Where in a document a word must stand: in what names its kind, in what names it, anywhere. */
export type Place = "!" | "=" | "";

/** Every word somewhere in `place`, as PostgreSQL reads it. */
export function everyWord(words: readonly Word[], place: Place): string {
  return words.map((word) => `(${anySaying(word, place)})`).join(" & ");
}

/** One of the words in `place`. */
export function someWord(words: readonly Word[], place: Place): string {
  return words.map((word) => `(${anySaying(word, place)})`).join(" | ");
}

function anySaying({ sayings }: Word, place: Place): string {
  return sayings
    .map(({ lexemes, isTyped }) => {
      const narrowed = isTyped || place !== "" ? place : "=";
      return lexemes.map((lexeme) => matching(lexeme, narrowed)).join(" & ");
    })
    .map((all) => `(${all})`)
    .join(" | ");
}

/** An article number stands in no place and may go on: "#vr26". */
function matching(lexeme: string, place: Place): string {
  return lexeme.startsWith("#") ? `${quoted(lexeme)}:*` : quoted(place + lexeme);
}

/** Lexemes hold letters and digits only; quoted all the same. */
function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
