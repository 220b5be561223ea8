import type { Product, Size } from "#contract/goods/catalog.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { isShown } from "../queries/cards.ts";
import { selectChain } from "../queries/categories.ts";
import {
  selectLinkedCards,
  selectNeighbors,
  selectProduct,
  selectProductId,
  selectSizes,
} from "../queries/products.ts";
import { cardTags } from "./find-cards.ts";
import { presentProduct } from "./present-product.ts";
import { presentSize } from "./present-size.ts";

/** How many neighbors stand in for what the owner did not choose as similar. */
const neighbors = 8;

export interface FoundProduct {
  product: Product;
  /** What its page shows. */
  tags: string[];
  /** When time alone changes it next. */
  validUntil: Date | null;
}

/** The product's page by id, slug or old slug. @throws Refusal not_found. */
export async function findProduct(
  db: Db,
  siteId: number,
  idOrSlug: string,
  locale: Locale,
): Promise<FoundProduct> {
  const id = await productIdOf(db, idOrSlug);
  const [row, linked, chain] = await Promise.all([
    selectProduct(db, siteId, id),
    selectLinkedCards(db, siteId, id),
    selectChain(db, id),
  ]);
  if (!row) return refuse("not_found");
  const shown = linked.filter(isShown);
  const look = shown.filter(({ kind }) => kind !== "similar");
  const chosen = shown.filter(({ kind }) => kind === "similar");
  const near = chosen.length > 0 ? [] : await selectNeighbors(db, siteId, id, neighbors);
  const breadcrumbs = chain.map(({ title, path }) => ({ title: said(title, locale), path }));
  const similar = [...chosen, ...near];
  return {
    product: presentProduct({ row, breadcrumbs, look, similar }, locale),
    tags: [
      `product:${id}`,
      ...(chosen.length === 0 ? [`category:${row.category_id}`] : []),
      ...cardTags([...linked, ...near]),
    ],
    validUntil: row.shown_until instanceof Date ? row.shown_until : null,
  };
}

/** The sizes of a product, fresh. @throws Refusal not_found. */
export async function findSizes(db: Db, siteId: number, productId: number): Promise<Size[]> {
  const rows = await selectSizes(db, siteId, productId);
  return rows?.map(presentSize) ?? refuse("not_found");
}

/** Resolves an id, a slug or an old slug. @throws Refusal not_found. */
export async function productIdOf(db: Db, idOrSlug: string): Promise<number> {
  return (await selectProductId(db, idOrSlug)) ?? refuse("not_found");
}
