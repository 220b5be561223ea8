export interface CsvRow {
  /** The line on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** Why a row cannot be taken. */
interface Broken {
  broken: string;
}

/** `line` is the one on which the row begins, from 1. */
export type BrokenRow = Broken & { line: number };

interface WholeRow {
  cells: string[];
  /** Where the next row begins. */
  next: number;
}

interface Cell {
  text: string;
  /** Where what follows it begins: a separator, the end of the line or of the text. */
  end: number;
}

const unclosed = "a quote is opened and not closed";

/** A row longer than this is taken for an unclosed quote. */
const rowCharsMax = 16_000_000;

/**
 * Cuts text that comes in pieces into rows (RFC 4180; lines end in LF, CRLF or CR). A quote that is
 * never closed, or closed in the middle of a cell, would swallow all good rows up to the next
 * quote: such a row is given out as broken, and cutting goes on from the line after its first one.
 */
export class RowCutter {
  readonly #separator: string;
  readonly #bareCellEnd: RegExp;
  #text = "";
  #line = 1;
  /** A row that is not whole yet is looked at again when there is twice as much of it. */
  #enough = 0;
  /** Within a line that is passed over. */
  #isPassing = false;

  constructor(separator: string) {
    this.#separator = separator;
    this.#bareCellEnd = new RegExp(`[${separator === "\t" ? "\\t" : `\\${separator}`}\\r\\n]`, "g");
  }

  *cut(piece: string): Generator<CsvRow | BrokenRow> {
    this.#text = this.#text === "" ? piece : this.#text + piece;
    if (this.#text.length >= this.#enough) yield* this.#rows(false);
  }

  *end(): Generator<CsvRow | BrokenRow> {
    yield* this.#rows(true);
  }

  *#rows(isEnd: boolean): Generator<CsvRow | BrokenRow> {
    let from = 0;
    while (from < this.#text.length) {
      if (this.#isPassing) {
        from = this.#passLine(from, isEnd);
        if (this.#isPassing) break;
        continue;
      }
      const found = this.#row(from, isEnd);
      if (!found) break;
      if ("broken" in found) {
        yield { line: this.#line, broken: found.broken };
        this.#isPassing = true;
        continue;
      }
      if (found.cells.length > 1 || found.cells[0]?.trim()) {
        yield { line: this.#line, cells: found.cells };
      }
      this.#line += countLines(this.#text, from, found.next);
      from = found.next;
    }
    this.#text = this.#text.slice(from);
    this.#enough = Math.min(2 * this.#text.length, rowCharsMax + 1);
  }

  /** Passes over the rest of a broken row's first line, of which more may be to come. */
  #passLine(from: number, isEnd: boolean): number {
    const text = this.#text;
    const end = this.#lineEnd(from);
    const last = text[end - 1];
    const isHalf = last === "\r" && end === text.length;
    this.#isPassing = !isEnd && (isHalf || !isLineEnd(last));
    const next = this.#isPassing && isHalf ? end - 1 : end;
    this.#line += countLines(text, from, next);
    return next;
  }

  /** One row from `from` on; null when the text so far does not end it. */
  #row(from: number, isEnd: boolean): WholeRow | Broken | null {
    const text = this.#text;
    const cells: string[] = [];
    for (let at = from; ; ) {
      const isQuoted = text[at] === '"';
      const cell = isQuoted ? this.#quotedCell(at, isEnd) : this.#bareCell(at, isEnd);
      if (!cell) {
        if (text.length - from <= rowCharsMax) return null;
        return { broken: isQuoted ? unclosed : "the row is too long" };
      }
      if ("broken" in cell) return cell;
      cells.push(cell.text);
      if (text[cell.end] !== this.#separator) {
        // A CR at the very end of a piece may be the first half of CRLF.
        const isHalf = text[cell.end] === "\r" && cell.end + 1 >= text.length && !isEnd;
        return isHalf ? null : { cells, next: this.#lineEnd(cell.end) };
      }
      at = cell.end + 1;
      if (at >= text.length && !isEnd) return null;
    }
  }

  /** `at` is its opening quote. */
  #quotedCell(at: number, isEnd: boolean): Cell | Broken | null {
    const text = this.#text;
    const close = this.#closingQuote(at + 1);
    if (close < 0) return isEnd ? { broken: unclosed } : null;
    const end = close + 1;
    // A quote at the very end of a piece may be the first of two.
    if (end === text.length && !isEnd) return null;
    if (end < text.length && text[end] !== this.#separator && !isLineEnd(text[end])) {
      return { broken: "text stands after a closing quote" };
    }
    const inside = text.slice(at + 1, close);
    return { text: inside.includes('""') ? inside.replaceAll('""', '"') : inside, end };
  }

  #bareCell(at: number, isEnd: boolean): Cell | null {
    this.#bareCellEnd.lastIndex = at;
    const end = this.#bareCellEnd.exec(this.#text)?.index ?? (isEnd ? this.#text.length : -1);
    return end < 0 ? null : { text: this.#text.slice(at, end), end };
  }

  #closingQuote(from: number): number {
    for (let at = this.#text.indexOf('"', from); at >= 0; at = this.#text.indexOf('"', at + 2)) {
      if (this.#text[at + 1] !== '"') return at;
    }
    return -1;
  }

  /** Where the line after the one of `at` begins. */
  #lineEnd(at: number): number {
    const text = this.#text;
    for (let index = at; index < text.length; index += 1) {
      if (text[index] === "\n") return index + 1;
      if (text[index] === "\r") return text[index + 1] === "\n" ? index + 2 : index + 1;
    }
    return text.length;
  }
}

function isLineEnd(char: string | undefined): boolean {
  return char === "\n" || char === "\r";
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) lines += 1;
  }
  return lines;
}
