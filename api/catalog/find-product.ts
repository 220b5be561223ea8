import type { Product, Size } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { categoryTree, chainTo } from "./category-tree.ts";
import { crumbs } from "./find-category.ts";
import { presentProduct } from "./present-product.ts";
import { presentSize } from "./present-size.ts";
import { selectCategories } from "./queries/categories.ts";
import {
  selectLinkedCards,
  selectProduct,
  selectProductId,
  selectSizes,
} from "./queries/products.ts";

/** The product's page by id, slug or old slug, and what it shows. Refuses with not_found. */
export async function findProduct(
  db: Db,
  siteId: number,
  idOrSlug: string,
  locale: Locale,
): Promise<{ product: Product; tags: string[] }> {
  const id = await productIdOf(db, idOrSlug);
  const [row, linked, categories] = await Promise.all([
    selectProduct(db, siteId, id),
    selectLinkedCards(db, siteId, id),
    selectCategories(db, siteId),
  ]);
  if (!row) return refuse("not_found");
  const chain = chainTo(categoryTree(categories, locale), row.category_id ?? 0);
  const look = linked.filter(({ kind }) => kind !== "similar");
  const similar = linked.filter(({ kind }) => kind === "similar");
  return {
    product: presentProduct({ row, breadcrumbs: crumbs(chain), look, similar }, locale),
    tags: [`product:${id}`, ...linked.map((one) => `card:${one.product_id}`)],
  };
}

/** The sizes of a product, fresh. Refuses with not_found. */
export async function findSizes(db: Db, siteId: number, productId: number): Promise<Size[]> {
  const rows = await selectSizes(db, siteId, productId);
  return rows?.map(presentSize) ?? refuse("not_found");
}

/** Resolves an id, a slug or an old slug. Refuses with not_found. */
export async function productIdOf(db: Db, idOrSlug: string): Promise<number> {
  return (await selectProductId(db, idOrSlug)) ?? refuse("not_found");
}
