export { findSetCards } from "./find-set-cards.ts";
export { orderSets } from "./order-sets.ts";
export { hideSet, publishSet } from "./publish-set.ts";
export { putSet } from "./put-set.ts";
export { archiveSet, saveSet } from "./save-set.ts";
