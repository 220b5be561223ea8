import { limits } from "#contract/limits.ts";

/** Ids joined by commas, each once, as many as a page holds; what cannot be an id is left out. */
export function readIds(ids: string): number[] {
  const numbers = ids.split(",").map(Number);
  const possible = numbers.filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(possible)].slice(0, limits.pageSizeMax);
}
