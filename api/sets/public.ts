export { findSetCards } from "./reading/find-set-cards.ts";
export { orderSets } from "./saving/order-sets.ts";
export { hideSet, publishSet } from "./saving/publish-set.ts";
export { putSet } from "./saving/put-set.ts";
export { archiveSet, saveSet } from "./saving/save-set.ts";
