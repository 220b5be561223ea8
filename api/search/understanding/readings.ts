import { afterHushing, inCyrillic, inOtherLayout, withoutLookalikes } from "./spellings.ts";

/** A chunk of the query as it may have been meant: words that stand together in it. */
export interface Reading {
  words: string[];
  /** How it came about; other keys than the typed ones are a correction. */
  by: "itself" | "lookalikes" | "sound" | "layout" | "alphabet";
}

/** All ways to read a chunk, the likeliest first: "t-shirt" is one word or two. */
export function readingsOf(chunk: string): Reading[] {
  const spellings: [Reading["by"], string | null][] = [
    ["itself", chunk],
    ["lookalikes", withoutLookalikes(chunk)],
    ["sound", afterHushing(chunk)],
    ["layout", inOtherLayout(chunk)],
    ["alphabet", /[a-z]/.test(chunk) ? inCyrillic(chunk) : null],
  ];
  return spellings.flatMap(([by, spelling]) =>
    spelling === null ? [] : wordsIn(spelling).map((words) => ({ words, by })),
  );
}

/** Joined into one word first, then each part for itself; apostrophes part nothing. */
function wordsIn(spelling: string): string[][] {
  const parts = spelling
    .replace(/['’`ʼ´]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (parts.length === 0) return [];
  return parts.length === 1 ? [parts] : [[parts.join("")], parts];
}
