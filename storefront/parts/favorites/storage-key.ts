/** Comma-separated ids stand under this name in the browser's storage. */
export const storageKey = "favorites";
