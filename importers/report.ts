import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { NeutralProduct, RowProblem } from "./neutral.ts";

const examplesMax = 5;
const outcomes = ["added", "changed", "unchanged", "hidden"] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What a run did, or would do, and every row that it could not take. Problems go into a CSV file
 * as they come; only counts and a few examples stay in memory.
 */
export class Report {
  readonly #path: string;
  #file: number | null = null;
  readonly #counts: Record<Outcome, number> = { added: 0, changed: 0, unchanged: 0, hidden: 0 };
  readonly #examples = new Map<Outcome, string[]>();
  readonly #first: RowProblem[] = [];
  readonly #reasons = { lost: 0, changed: 0 };
  #sizes = 0;
  readonly #missing = { ru: 0, en: 0 };

  /** @param path the file that problems are written to; made when there is one */
  constructor(path: string) {
    this.#path = path;
  }

  count(outcome: Outcome, example: string): void {
    this.#counts[outcome] += 1;
    const examples = this.#examples.get(outcome) ?? [];
    if (examples.length < examplesMax) this.#examples.set(outcome, [...examples, example]);
  }

  /** Counts what of a product is there, whatever became of it. */
  see(product: NeutralProduct): void {
    this.#sizes += product.skus.length;
    if (!product.title.ru) this.#missing.ru += 1;
    if (!product.title.en) this.#missing.en += 1;
  }

  problem(problem: RowProblem): void {
    this.#reasons[problem.severity] += 1;
    if (this.#first.length < 20) this.#first.push(problem);
    if (this.#file === null) {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#file = openSync(this.#path, "w");
      writeSync(this.#file, "line,row,outcome,reason\n");
    }
    const outcome = problem.severity === "lost" ? "not taken" : "taken otherwise";
    const cells = [String(problem.line), problem.subject, outcome, problem.reason];
    writeSync(this.#file, `${cells.map(csvCell).join(",")}\n`);
  }

  get counts(): Readonly<Record<Outcome, number>> {
    return this.#counts;
  }

  get problems(): Readonly<Record<RowProblem["severity"], number>> {
    return this.#reasons;
  }

  /** Closes the file and says all of it in lines for the terminal. */
  finish(kind: "done" | "planned"): string[] {
    if (this.#file !== null) closeSync(this.#file);
    const would = kind === "planned" ? "would be " : "";
    const lines = outcomes.map((outcome) => {
      const examples = this.#examples.get(outcome);
      const named = examples && outcome !== "unchanged" ? `  ${examples.join(", ")}` : "";
      const isMore = this.#counts[outcome] > examplesMax && named ? " …" : "";
      const words = outcome === "unchanged" ? outcome : `${would}${outcome}`;
      return `${words.padEnd(18)} ${number(this.#counts[outcome]).padStart(8)}${named}${isMore}`;
    });
    lines.push(`${"sizes in all".padEnd(18)} ${number(this.#sizes).padStart(8)}`);
    return [...lines, ...this.#languageLines(), ...this.#problemLines()];
  }

  #languageLines(): string[] {
    const { ru, en } = this.#missing;
    return [
      ...(ru > 0 ? [`${products(ru)} no Russian text: the English one is shown.`] : []),
      ...(en > 0 ? [`${products(en)} no English text: the Russian one is shown.`] : []),
    ];
  }

  #problemLines(): string[] {
    const { lost, changed } = this.#reasons;
    if (lost + changed === 0) return ["Every row was taken as it stands."];
    const shown = this.#first.map(
      ({ line, subject, reason, severity }) =>
        `  line ${line}${subject ? `, ${subject.slice(0, 60)}` : ""}: ${severity === "lost" ? "not taken, " : ""}${reason}`,
    );
    return [
      `Not taken: ${number(lost)}. Taken otherwise than written: ${number(changed)}.`,
      ...shown,
      ...(lost + changed > shown.length ? ["  …"] : []),
      `All of them: ${this.#path}`,
    ];
  }
}

function products(count: number): string {
  return count === 1 ? "1 product has" : `${number(count)} products have`;
}

function number(value: number): string {
  return value.toLocaleString("en");
}

/** Excel takes a cell that begins with one of these signs for a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
