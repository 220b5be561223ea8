import { archiveCategory, findEmptyCategories, livingProductsOf } from "#api/catalog/public.ts";
import { lookAhead } from "./look-ahead.ts";
import type { CatalogueFile, CatalogueReader, ReadOptions } from "./port.ts";
import type { Report } from "./report.ts";
import { Categories } from "./save/categories.ts";
import { Handbooks } from "./save/handbooks.ts";
import { Links } from "./save/links.ts";
import { ProductSaver } from "./save/product-saver.ts";
import type { Shop } from "./save/shop.ts";
import { Sizes } from "./save/sizes.ts";

export interface ImportTask {
  shop: Shop;
  reader: CatalogueReader;
  file: CatalogueFile;
  options: ReadOptions;
  /** `replace`: what the source brought before and the file has no more is taken out of the shop. */
  mode: "replace" | "merge";
}

/**
 * How many products' pictures are fetched while one is saved. Saving itself goes one by one: what
 * lists count is shared by all products, so that transactions side by side only wait for each other.
 */
const picturesAhead = 4;

/**
 * Imports a catalogue, a transaction for each product. It may be cut anywhere and run again: what
 * was saved is known by its external id and, unchanged, passed over.
 */
export async function runImport(task: ImportTask, report: Report): Promise<void> {
  const { shop, reader, file, options, mode } = task;
  using links = new Links();
  const categories = new Categories(shop);
  const references = { categories, handbooks: new Handbooks(shop.db), sizes: new Sizes(shop.db) };
  const saver = new ProductSaver(shop, references, links, report);

  const prepared = lookAhead(reader.read(file, options), picturesAhead, async (item) =>
    item.kind === "product" ? saver.prepare(item) : item,
  );
  for await (const item of prepared) {
    if (item.kind === "problem") report.problem(item);
    else if (item.kind === "category") await categories.save(item);
    else if (item.kind === "brand") await references.handbooks.saveBrand(item);
    else await saver.save(item);
  }

  if (mode === "replace") await hideUnseen(shop, saver);
  await saver.saveCrossed();
  for await (const problem of links.save(shop)) report.problem(problem);
}

async function hideUnseen(shop: Shop, saver: ProductSaver): Promise<void> {
  for await (const products of livingProductsOf(shop.db, shop.source)) {
    for (const product of products) await saver.hideUnlessSeen(product);
  }
  for (const { id } of await findEmptyCategories(shop.db, shop.source)) {
    await archiveCategory(shop.db, id);
  }
}
