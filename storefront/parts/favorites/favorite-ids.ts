/** Ids as they are stored, "12,5": none twice, what is no id left out. */
export function readIds(text: string): number[] {
  const ids = text.split(",").map(Number);
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}

/** Puts an id at a place, at the end by default; one that is there already stays where it is. */
export function withId(ids: readonly number[], id: number, at = ids.length): readonly number[] {
  return ids.includes(id) ? ids : ids.toSpliced(at, 0, id);
}

export function withoutId(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((each) => each !== id);
}
