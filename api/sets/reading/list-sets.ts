import type { SetCard } from "#contract/goods/sets.ts";
import type { Locale } from "#contract/locale.ts";
import { findCategory, withBelow } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { presentSetCard } from "./present-set.ts";
import { countSets, selectNextChange, selectSets } from "./queries.ts";

export interface SetsAsked {
  /** Chain of slugs: the sets of this category and of those below it. */
  category?: string | undefined;
  /** Product id: the sets that it is a piece of. */
  product?: number | undefined;
  page: number;
  limit: number;
}

export interface SetList {
  count: number;
  results: SetCard[];
  tags: string[];
  /** When time alone changes it next. */
  validUntil: Date | null;
}

/** A page of the shown sets. @throws Refusal not_found for an unknown category. */
export async function listSets(
  db: Db,
  siteId: number,
  { category, product, page, limit }: SetsAsked,
  locale: Locale,
): Promise<SetList> {
  const chain = category && (await findCategory(db, siteId, category, locale)).chain;
  const below = chain ? chain.at(-1) : undefined;
  const choice = {
    siteId,
    categoryIds: category ? (below ? withBelow(below).map(({ id }) => id) : []) : null,
    productId: product ?? null,
  };
  const [count, rows, validUntil] = await Promise.all([
    countSets(db, choice),
    selectSets(db, choice, { offset: (page - 1) * limit, limit }),
    selectNextChange(db, choice),
  ]);
  return {
    count,
    results: rows.map((row) => presentSetCard(row, locale)),
    tags: [
      // A product's own tag tells when it joins or leaves a set.
      product === undefined ? "sets" : `product:${product}`,
      ...(category ? ["settings"] : []),
      ...rows.flatMap((row) => [`set:${row.id}`, ...row.product_ids.map((id) => `card:${id}`)]),
    ],
    validUntil,
  };
}
