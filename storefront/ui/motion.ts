/** What the shopper's system asks for less of. All of these in the browser only. */
export function asksForLess(what: "motion" | "data"): boolean {
  return matchMedia(`(prefers-reduced-${what}: reduce)`).matches;
}

/** How a part may scroll by itself. */
export function scrollBehavior(): ScrollBehavior {
  return asksForLess("motion") ? "instant" : "smooth";
}

interface Connection {
  saveData?: boolean;
  /** "slow-2g", "2g", "3g" or "4g" and better. */
  effectiveType?: string;
}

/** Whether a film may play by itself: not for those who asked for less, nor on a slow line. */
export function isFilmWanted(): boolean {
  const { saveData, effectiveType = "4g" } =
    (navigator as { connection?: Connection }).connection ?? {};
  return !asksForLess("motion") && !asksForLess("data") && !saveData && effectiveType === "4g";
}
