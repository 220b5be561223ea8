import { useState } from "react";
import type { Filter } from "#contract/listing.ts";

interface Named {
  slug: string;
}

/**
 * The groups and values that this list has offered so far: what the present choice leaves nothing
 * of stays in its place at 0, so that nothing moves away under the pointer.
 */
export function useSeenValues(filters: readonly Filter[]): readonly Filter[] {
  const [seen, setSeen] = useState({ last: filters, all: filters });
  if (seen.last === filters) return seen.all;
  const all = withSeen(seen.all, filters);
  setSeen({ last: filters, all });
  return all;
}

export function withSeen(seen: readonly Filter[], now: readonly Filter[]): Filter[] {
  const groups = merged(seen, now, (group) => ({ ...group, items: [] }));
  return groups.map((group) => {
    const before = seen.find(({ slug }) => slug === group.slug)?.items ?? [];
    const items = merged(before, group.items, (item) => ({ ...item, active: false, count: 0 }));
    return { ...group, items };
  });
}

/** `now` with what is missing of `seen`, emptied, each behind what it stood behind. */
function merged<T extends Named>(seen: readonly T[], now: readonly T[], empty: (one: T) => T): T[] {
  const all = [...now];
  let place = 0;
  for (const one of seen) {
    const found = all.findIndex(({ slug }) => slug === one.slug);
    if (found < 0) all.splice(place, 0, empty(one));
    place = (found < 0 ? place : found) + 1;
  }
  return all;
}
