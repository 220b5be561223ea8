/** Told on `window` once, when React has taken the whole page over. */
export const awakeEvent = "awake";
