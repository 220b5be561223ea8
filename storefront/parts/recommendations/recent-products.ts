import { limits } from "#contract/limits.ts";

const storageKey = "recently_seen";

/** Ids of the products whose pages were opened in this browser, the latest first. */
export function recentProducts(): number[] {
  try {
    const ids = (localStorage.getItem(storageKey) ?? "").split(",").map(Number);
    return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
  } catch {
    return [];
  }
}

/** Puts a product before all others; what was seen longest ago is forgotten. */
export function noteRecent(id: number): void {
  const ids = [id, ...recentProducts().filter((other) => other !== id)];
  try {
    localStorage.setItem(storageKey, ids.slice(0, limits.recommendationsSlider + 1).join());
  } catch {
    // Without storage nothing was seen.
  }
}
