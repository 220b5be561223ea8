/** Comma-separated ids stand under this name in the browser's storage (specification §4). */
export const storageKey = "favorites";
