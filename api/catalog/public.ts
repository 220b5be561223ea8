export { findKits, type Kit } from "./find-kit.ts";
export { listCategories } from "./list-categories.ts";
export { listCollections } from "./list-collections.ts";
