/** Ids joined by commas, each once, in their order; what cannot be an id is left out. */
export function readIds(ids: string): number[] {
  const numbers = ids.split(",").map(Number);
  return [...new Set(numbers)].filter((id) => Number.isSafeInteger(id) && id > 0);
}
