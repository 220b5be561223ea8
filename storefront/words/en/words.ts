import { catalog } from "./catalog.ts";
import { common } from "./common.ts";
import { product } from "./product.ts";

/** The words that come with every page in this language. */
export const en = { common, catalog, product };
