export { findProductIds } from "./find-product-ids.ts";
