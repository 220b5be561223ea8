import type { ProductCard } from "#contract/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { findCategory } from "./find-category.ts";
import { presentCard } from "./present-card.ts";
import { type CardRow, selectCardsById } from "./queries/cards.ts";
import { countList, selectListPage } from "./queries/lists.ts";

export interface ListQuery {
  /** Chain of slugs; without it the whole catalogue. */
  category?: string;
  sort?: string;
  /** Product ids joined by commas. */
  ids?: string;
  page: number;
  limit: number;
}

export interface CardList {
  count: number;
  results: ProductCard[];
  /** What the list shows: "category:5", "card:12". */
  tags: string[];
}

/** A page of products as cards. Refuses with not_found for an unknown category. */
export async function listProducts(
  db: Db,
  siteId: number,
  query: ListQuery,
  locale: Locale,
): Promise<CardList> {
  const offset = (query.page - 1) * query.limit;
  if (query.ids !== undefined) {
    const rows = await selectCardsById(db, siteId, idsOf(query.ids));
    return cardList(rows.length, rows.slice(offset, offset + query.limit), locale);
  }
  const category = query.category
    ? await findCategory(db, siteId, query.category, locale)
    : undefined;
  const categoryId = category?.row.id ?? null;
  const count = await countList(db, siteId, categoryId);
  if (offset >= count) return cardList(count, [], locale);
  const rows = await selectListPage(db, { siteId, categoryId, limit: query.limit, offset });
  return cardList(count, rows, locale);
}

function cardList(count: number, rows: readonly CardRow[], locale: Locale): CardList {
  return {
    count,
    results: rows.map((row) => presentCard(row, locale)),
    tags: rows.map((row) => `card:${row.product_id}`),
  };
}

function idsOf(ids: string): number[] {
  return [...new Set(ids.split(",").map(Number))].filter(
    (id) => Number.isSafeInteger(id) && id > 0,
  );
}
