import { archiveCategory, findEmptyCategories, livingProductsOf } from "#api/catalog/public.ts";
import { Lanes } from "./lanes.ts";
import type { NeutralProduct } from "./neutral.ts";
import type { CatalogFile, CatalogReader, ReadOptions } from "./port.ts";
import type { Report } from "./report.ts";
import { Categories } from "./save/categories.ts";
import { decide } from "./save/decide.ts";
import { Handbooks } from "./save/handbooks.ts";
import { Links } from "./save/links.ts";
import { ProductSaver } from "./save/product-saver.ts";
import { addressOf } from "./save/save-product.ts";
import type { Shop } from "./save/shop.ts";
import { Sizes } from "./save/sizes.ts";
import { lookAhead } from "./streams.ts";

export interface ImportTask {
  shop: Shop;
  reader: CatalogReader;
  file: CatalogFile;
  options: ReadOptions;
  /** `replace`: what the source brought before and the file has no more is taken out of the shop. */
  mode: "replace" | "merge";
}

/** How many products' pictures are fetched ahead of saving them. */
const picturesAhead = 4;
/** How many products are saved at once: while the database works on some, others are made ready. */
const savedAtOnce = 4;

/**
 * Imports a catalog, a transaction for each product, several at once. It may be cut anywhere and run again: what
 * was saved is known by its external id and, unchanged, passed over.
 */
export async function runImport(task: ImportTask, report: Report): Promise<void> {
  const { shop, reader, file, options, mode } = task;
  using links = new Links();
  const categories = new Categories(shop);
  const references = { categories, handbooks: new Handbooks(shop.db), sizes: new Sizes(shop.db) };
  const saver = new ProductSaver(shop, references, links, report);

  await using lanes = new Lanes(savedAtOnce);
  const decided = decide(shop, reader.read(file, options));
  const prepared = lookAhead(decided, picturesAhead, async (item) =>
    item.kind === "decided" ? saver.prepare(item) : item,
  );
  for await (const item of prepared) {
    if (item.kind === "problem") report.problem(item);
    else if (item.kind === "category") await categories.save(item);
    else if (item.kind === "brand") await references.handbooks.saveBrand(item);
    else await lanes.start(claimsOf(item.product), () => saver.save(item));
  }
  await lanes.finish();

  if (mode === "replace") await hideUnseen(shop, saver, lanes);
  await saver.saveCrossed();
  const onProgress = options.onProgress;
  for await (const problem of links.save(shop, onProgress)) report.problem(problem);
}

/** Colors of a model change each other's cards, and who comes first has the address. */
function claimsOf(product: NeutralProduct): string[] {
  return [`model ${product.modelId}`, `address ${addressOf(product)}`];
}

async function hideUnseen(shop: Shop, saver: ProductSaver, lanes: Lanes): Promise<void> {
  for await (const products of livingProductsOf(shop.db, shop.source)) {
    for (const product of products) await lanes.start([], () => saver.hideUnlessSeen(product));
  }
  await lanes.finish();
  for (const { id } of await findEmptyCategories(shop.db, shop.source)) {
    await archiveCategory(shop.db, id);
  }
}
