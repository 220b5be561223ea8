/** What the shopper's system asks for less of. All of these in the browser only. */
export function asksForLess(what: "motion" | "data"): boolean {
  return matchMedia(`(prefers-reduced-${what}: reduce)`).matches;
}

/** How a part may scroll by itself. */
export function scrollBehavior(): ScrollBehavior {
  return asksForLess("motion") ? "instant" : "smooth";
}

/** Whether a film may play by itself: not for those who asked for less motion or less data. */
export function isFilmWanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !asksForLess("motion") && !asksForLess("data") && connection?.saveData !== true;
}
