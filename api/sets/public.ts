export { findSetCards } from "./find-set-cards.ts";
export { archiveSet, saveSet } from "./save-set.ts";
