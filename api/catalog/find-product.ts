import type { Product, Size } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { earliest } from "../settings/public.ts";
import { categoryTree, chainTo } from "./category-tree.ts";
import { crumbs } from "./find-category.ts";
import { presentProduct } from "./present-product.ts";
import { presentSize } from "./present-size.ts";
import { selectCategories } from "./queries/categories.ts";
import {
  selectLinkedCards,
  selectNeighbours,
  selectProduct,
  selectProductId,
  selectSizes,
} from "./queries/products.ts";

/** How many neighbours stand in for what the owner did not choose as similar. */
const neighbours = 8;

export interface FoundProduct {
  product: Product;
  /** What its page shows. */
  tags: string[];
  /** When time alone changes it next. */
  validUntil: Date | null;
}

/** The product's page by id, slug or old slug. Refuses with not_found. */
export async function findProduct(
  db: Db,
  siteId: number,
  idOrSlug: string,
  locale: Locale,
): Promise<FoundProduct> {
  const id = await productIdOf(db, idOrSlug);
  const [row, linked, categories] = await Promise.all([
    selectProduct(db, siteId, id),
    selectLinkedCards(db, siteId, id),
    selectCategories(db, siteId),
  ]);
  if (!row) return refuse("not_found");
  const chain = chainTo(categoryTree(categories, locale), row.category_id ?? 0);
  const look = linked.filter(({ kind }) => kind !== "similar");
  const chosen = linked.filter(({ kind }) => kind === "similar");
  const near = chosen.length > 0 ? [] : await selectNeighbours(db, siteId, id, neighbours);
  const similar = [...chosen, ...near];
  return {
    product: presentProduct({ row, breadcrumbs: crumbs(chain), look, similar }, locale),
    tags: [
      `product:${id}`,
      ...near.slice(0, 1).map((one) => `category:${one.category_id}`),
      ...[...look, ...similar].map((one) => `card:${one.product_id}`),
    ],
    validUntil: earliest([
      row.shown_until instanceof Date ? row.shown_until : null,
      row.lowest_price_30_days === null ? null : nextMidnight(new Date()),
    ]),
  };
}

/** The lowest price of 30 days is told day by day, as days go in Moscow. */
function nextMidnight(now: Date): Date {
  const moscow = 3 * 60 * 60 * 1000;
  const day = 24 * 60 * 60 * 1000;
  return new Date((Math.floor((now.getTime() + moscow) / day) + 1) * day - moscow);
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
