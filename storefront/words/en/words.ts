import { catalog } from "./catalog.ts";
import { common } from "./common.ts";

/** The words that come with every page in this language. */
export const en = { common, catalog };
