import { createStore } from "../store.ts";

/** How many fetches are under way. */
export const underWay = createStore(0);

/** Counts a fetch in; what it gives back counts it out. */
export function beginLoading(): () => void {
  underWay.set(underWay.get() + 1);
  return () => underWay.set(underWay.get() - 1);
}
