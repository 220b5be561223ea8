import { csvRecords } from "../csv/records.ts";
import { lost, type NeutralItem, type RowProblem } from "../neutral.ts";
import type { CatalogFile, CatalogReader, ReadOptions } from "../port.ts";
import { RowStore, type StoredRow } from "../row-store.ts";
import { CategoryTree } from "../values/category-tree.ts";
import { CategoryRoots } from "./magento/category-paths.ts";
import { magentoColumns, magentoRequired, soundsLikeMagento } from "./magento/columns.ts";
import { modelItems, type Reading } from "./magento/model.ts";
import { parseVariations } from "./magento/pairs.ts";

/** How Magento writes that a value is taken away. */
const emptied = "__EMPTY__VALUE__";

/** Files written by hand name the view that all others rest on, and have no row without a view. */
const wholeViews = new Set(["admin", "default"]);

/** Joins a SKU and a store view in a key; no SKU holds it. */
const viewMark = "\u0001";

const untakeable = new Map(
  Object.entries({
    bundle: "a bundle is priced by choices made in the cart",
    grouped: "a grouped product has no price of its own; what it groups is taken by itself",
    downloadable: "a downloadable product is not clothing that can be sent",
    virtual: "a virtual product is not clothing that can be sent",
    giftcard: "a gift card is not a product of the catalog",
  }),
);

/**
 * Magento 2's product export. Rows are set aside first, since a configurable product may stand
 * before or after its variants; then given out model by model, in the order of the file.
 */
export const magentoCsv: CatalogReader = {
  id: "magento-csv",
  title: "Magento 2, product CSV",
  required: magentoRequired,
  recognize: (sample) => soundsLikeMagento(sample.header),
  read,
};

async function* read(
  file: CatalogFile,
  options: ReadOptions,
): AsyncGenerator<NeutralItem | RowProblem> {
  using store = new RowStore();
  const roots = new CategoryRoots();
  for await (const record of csvRecords(file, magentoColumns, options.onProgress)) {
    if (record.kind === "problem") yield record;
    else yield* setAside(record.line, withoutEmptied(record.fields), store, roots);
  }
  const tree = new CategoryTree(options.language);
  const reading: Reading = { options, store, tree, root: roots.root, brands: new Set() };
  for (const { group, rows } of store.groups(options.onProgress))
    yield* groupItems(group, rows, reading);
}

function withoutEmptied(fields: StoredRow["fields"]): StoredRow["fields"] {
  const cells = Object.entries(fields);
  if (!cells.some(([, cell]) => cell.includes(emptied))) return fields;
  return Object.fromEntries(
    cells.flatMap(([name, cell]) =>
      cell === emptied ? [] : [[name, cell.replaceAll(emptied, "")]],
    ),
  );
}

function* setAside(
  line: number,
  fields: StoredRow["fields"],
  store: RowStore,
  roots: CategoryRoots,
): Generator<RowProblem> {
  const sku = fields.sku;
  if (!sku) {
    yield lost(line, fields.name?.slice(0, 60) ?? "", "the row has no SKU");
    return;
  }
  const view = fields.store_view_code;
  const isWhole = !view || (wholeViews.has(view) && store.line(sku) === null);
  if (!isWhole) {
    store.put({ key: `${sku}${viewMark}${view}`, line, fields }, sku);
    return;
  }
  const before = store.put({ key: sku, line, fields }, sku);
  if (before !== null) {
    yield lost(line, sku, `the SKU stands on line ${before} already: the first stays`);
    return;
  }
  roots.see(fields.categories ?? "");
  for (const variation of parseVariations(fields.configurable_variations ?? "")) {
    if (variation.sku !== sku && store.adopt(variation.sku, sku) === "taken") {
      const other = store.groupOf(variation.sku);
      yield lost(line, sku, `its variant ${variation.sku} belongs to ${other} already`);
    }
  }
}

function* groupItems(
  group: string,
  rows: readonly StoredRow[],
  reading: Reading,
): Generator<NeutralItem | RowProblem> {
  const views = rows.filter(({ key }) => key.startsWith(`${group}${viewMark}`));
  const head = rows.find(({ key }) => key === group);
  const members = rows.filter((row) => row !== head && !row.key.includes(viewMark));
  if (!head) {
    // The texts of a variant's own view are not shown: its model's are.
    if (reading.store.line(group) !== null) return;
    for (const { line } of views) yield lost(line, group, "a store view's row of no product");
    return;
  }
  const type = typeOf(head.fields);
  const refusal = untakeable.get(type);
  if (refusal) {
    yield lost(head.line, group, `${type}: ${refusal}`);
  } else if (type === "configurable") {
    yield* missingVariants(head, members);
    yield* modelItems(head, members, views, reading);
  } else if (type !== "simple") {
    yield lost(head.line, group, `products of type ${type.slice(0, 40)} are not known`);
  } else if (/^not visible/i.test(head.fields.visibility ?? "")) {
    yield lost(head.line, group, "not visible by itself, and no configurable product lists it");
  } else {
    yield* modelItems(head, [head], views, reading);
  }
}

function typeOf({ product_type, configurable_variations }: StoredRow["fields"]): string {
  return product_type?.toLowerCase() ?? (configurable_variations ? "configurable" : "simple");
}

function* missingVariants(head: StoredRow, members: readonly StoredRow[]): Generator<RowProblem> {
  const present = new Set(members.map(({ key }) => key));
  const listed = parseVariations(head.fields.configurable_variations ?? "").map(({ sku }) => sku);
  const missing = listed.filter((sku) => !present.has(sku));
  if (missing.length > 0) {
    const named = missing.slice(0, 5).join(", ") + (missing.length > 5 ? " …" : "");
    yield lost(head.line, head.key, `${missing.length} of its variants have no row: ${named}`);
  }
}
