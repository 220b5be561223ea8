import type { ProductCard } from "#contract/goods/product-card.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locale.ts";
import { readIds } from "../../calls/read-ids.ts";
import type { Db } from "../../context.ts";
import type { CardRow } from "../queries/cards.ts";
import { type ListHead, selectListPart } from "../queries/listing/lists.ts";
import { cardTags, findCards } from "../reading/find-cards.ts";
import { presentCard } from "../reading/present-card.ts";
import { findList, listTags } from "./find-list.ts";
import { type ListOrder, listOrder } from "./list-order.ts";

export interface ListQuery {
  /** Chain of slugs; without it the whole catalog. */
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
  /** When time alone changes it next. */
  validUntil: Date | null;
}

/** Of a list, counted in products. */
export interface Stretch {
  offset: number;
  limit: number;
}

/** A page of products as cards. @throws Refusal not_found for an unknown category. */
export async function listProducts(
  db: Db,
  siteId: number,
  query: ListQuery,
  locale: Locale,
): Promise<CardList> {
  const stretch = { offset: (query.page - 1) * query.limit, limit: query.limit };
  if (query.ids !== undefined) return listByIds(db, siteId, query.ids, stretch, locale);
  const order = listOrder(query.sort);
  const head = await findList(db, siteId, query.category ?? "", order, locale);
  const rows = await selectStretch(db, siteId, head, order, stretch);
  return {
    count: head.count,
    results: rows.map((row) => presentCard(row, locale)),
    tags: [...listTags(head, order), ...cardTags(rows)],
    validUntil: head.changes_at,
  };
}

/**
 * The cards of a page. Pages deeper than `limits.listDepth` are empty: nobody reads that far, and
 * each would cost a walk through all that stands before it.
 */
export async function selectStretch(
  db: Db,
  siteId: number,
  head: ListHead,
  order: ListOrder,
  { offset, limit }: Stretch,
): Promise<CardRow[]> {
  const { listing_id: listingId, label } = head;
  if (listingId === null || offset >= Math.min(head.count, limits.listDepth)) return [];
  const part = { siteId, listingId, order, limit, offset };
  if (!label?.listing_id) return selectListPart(db, part);
  const first = { ...part, listingId: label.listing_id };
  const worn = offset < label.count ? await selectListPart(db, first) : [];
  if (worn.length === limit) return worn;
  const rest = await selectListPart(db, {
    ...part,
    notIn: label.listing_id,
    offset: Math.max(0, offset - label.count),
    limit: limit - worn.length,
  });
  return [...worn, ...rest];
}

async function listByIds(
  db: Db,
  siteId: number,
  ids: string,
  { offset, limit }: Stretch,
  locale: Locale,
): Promise<CardList> {
  const { results, tags } = await findCards(db, siteId, readIds(ids), locale);
  return {
    count: results.length,
    results: results.slice(offset, offset + limit),
    tags,
    validUntil: null,
  };
}
