import { csvRecords } from "../csv/records.ts";
import { lost, type NeutralItem, type RowProblem } from "../neutral.ts";
import type { CatalogFile, CatalogReader, ReadOptions } from "../port.ts";
import { RowStore, type StoredRow } from "../row-store.ts";
import { CategoryTree } from "../values/category-tree.ts";
import {
  shopifyColumns,
  shopifyFields,
  shopifyRequired,
  soundsLikeShopify,
  withoutVariant,
} from "./shopify/columns.ts";
import { productItems, type Reading } from "./shopify/product.ts";

/**
 * Shopify's product export, with its old header and its new one. All rows of a handle are one
 * product, wherever they stand: they are set aside and given out handle by handle.
 */
export const shopifyCsv: CatalogReader = {
  id: "shopify-csv",
  title: "Shopify, product CSV",
  required: shopifyRequired,
  recognize: (sample) => soundsLikeShopify(sample.header),
  read,
};

async function* read(
  file: CatalogFile,
  options: ReadOptions,
): AsyncGenerator<NeutralItem | RowProblem> {
  using store = new RowStore();
  for await (const record of csvRecords(file, shopifyColumns, options.onProgress)) {
    if (record.kind === "problem") yield record;
    else yield* setAside(record.line, record.fields, store);
  }
  const reading: Reading = { options, tree: new CategoryTree(options.language), brands: new Set() };
  for (const { group, rows } of store.groups(options.onProgress)) {
    const ours = rows.map(({ line, fields }) => ({ line, fields: shopifyFields(fields) }));
    yield* productItems(group, ours, reading);
  }
}

function* setAside(
  line: number,
  fields: StoredRow["fields"],
  store: RowStore,
): Generator<RowProblem> {
  const { handle, sku, title } = shopifyFields(fields);
  if (!handle) {
    yield lost(line, sku ?? title?.slice(0, 60) ?? "", "the row has no handle");
    return;
  }
  const ofLine = `line ${line}`;
  const before = store.put({ key: sku ? `sku ${sku}` : ofLine, line, fields }, handle);
  if (before !== null) {
    yield lost(line, sku ?? "", `the SKU stands on line ${before} already: the first stays`);
    // The row may be its product's first: texts and pictures stay for the other variants.
    store.put({ key: ofLine, line, fields: withoutVariant(fields) }, handle);
  }
}
