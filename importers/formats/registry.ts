import type { CatalogReader } from "../port.ts";
import { magentoCsv } from "./magento-csv.ts";
import { shopifyCsv } from "./shopify-csv.ts";

/** Every format that a catalog can come in. */
export const readers: readonly CatalogReader[] = [magentoCsv, shopifyCsv];
