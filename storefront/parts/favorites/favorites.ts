import { createStore } from "../../ui/store.ts";
import { readIds, withId, withoutId } from "./favorite-ids.ts";
import { storageKey } from "./storage-key.ts";

/** Ids of the pieces that the shopper likes, the latest last; kept in this browser. */
export const favorites = createStore<readonly number[]>([]);

/** Takes over what an earlier visit or another tab has stored. */
export function restoreFavorites(): void {
  favorites.set(stored());
}

/** `at` is its place in the list, the end by default. */
export function addFavorite(id: number, at?: number): void {
  keep(withId(stored(), id, at));
}

export function removeFavorite(id: number): void {
  keep(withoutId(stored(), id));
}

export function toggleFavorite(id: number): void {
  if (stored().includes(id)) removeFavorite(id);
  else addFavorite(id);
}

/** Every change passes through here. */
function keep(ids: readonly number[]): void {
  favorites.set(ids);
  try {
    localStorage.setItem(storageKey, ids.join());
  } catch {
    // Storage may be switched off: the hearts then last as long as the tab.
  }
}

/** The storage first: another tab may have changed it a moment ago. */
function stored(): readonly number[] {
  try {
    return readIds(localStorage.getItem(storageKey) ?? "");
  } catch {
    return favorites.get();
  }
}
