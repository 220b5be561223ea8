import type { CatalogueReader } from "../port.ts";
import { magentoCsv } from "./magento-csv.ts";
import { shopifyCsv } from "./shopify-csv.ts";

/** Every format that a catalogue can come in. */
export const readers: readonly CatalogueReader[] = [magentoCsv, shopifyCsv];
