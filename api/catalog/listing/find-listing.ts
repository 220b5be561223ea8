import type { ListingQuery } from "#contract/goods/listing-query.ts";
import type { ProductCard } from "#contract/goods/product-card.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locale.ts";
import { fromRoubles } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import type { CardRow } from "../queries/cards.ts";
import {
  type FilterCounts,
  selectFilterCounts,
  type ValueRow,
} from "../queries/listing/filter-counts.ts";
import { selectKnownValues } from "../queries/listing/filter-values.ts";
import type { ListHead } from "../queries/listing/lists.ts";
import { selectNarrowedPart } from "../queries/listing/narrowed-list.ts";
import type { Narrowing } from "../queries/listing/narrowing.ts";
import { cardTags } from "../reading/find-cards.ts";
import { presentCard } from "../reading/present-card.ts";
import { findList, listTags } from "./find-list.ts";
import { type ListOrder, listOrder } from "./list-order.ts";
import { type Stretch, selectStretch } from "./list-products.ts";
import { narrowedWay } from "./narrowed-way.ts";

export interface AskedListing extends ListingQuery {
  /** Chain of slugs; without it the whole catalog. */
  category?: string | undefined;
  limit: number;
}

export interface Listing {
  count: number;
  results: ProductCard[];
  counts: FilterCounts;
  /** What was chosen and is known to the shop. */
  chosen: readonly Omit<ValueRow, "count">[];
  /** What the list shows: "category:5", "category:5:filters", "card:12". */
  tags: string[];
  /** When time alone changes it next. */
  validUntil: Date | null;
  /** Something was asked for that there is not: anybody can make ever new addresses of this. */
  isInvented: boolean;
}

/** Above every price there is, kopecks. */
const noPrice = 2 ** 37 - 1;

/**
 * A page of products with the filters of its list. Groups and values that the shop does not know
 * are as if not asked for. @throws Refusal not_found for an unknown category.
 */
export async function findListing(
  db: Db,
  siteId: number,
  query: AskedListing,
  locale: Locale,
): Promise<Listing> {
  const order = listOrder(query.sort);
  const head = await findList(db, siteId, query.category ?? "", order, locale);
  const known = await selectChosen(db, siteId, query);
  const asked: Narrowing = {
    siteId,
    categoryId: head.category_id,
    listingId: head.listing_id ?? 0,
    hidden: head.hidden,
    chosen: groupsOf(known, query),
    price: query.price
      ? {
          from: fromRoubles(query.price.from ?? 0),
          to: query.price.to === undefined ? noPrice : fromRoubles(query.price.to),
        }
      : null,
  };
  const counts = await selectFilterCounts(db, asked);
  const stretch = { offset: (query.page - 1) * query.limit, limit: query.limit };
  const isNarrowed = asked.chosen.size > 0 || asked.price !== null;
  const rows = isNarrowed
    ? await selectNarrowed(db, head, asked, { order, stretch, count: counts.count })
    : await selectStretch(db, siteId, head, order, stretch);
  return {
    count: isNarrowed ? counts.count : head.count,
    results: rows.map((row) => presentCard(row, locale)),
    counts,
    chosen: known,
    tags: [
      ...listTags(head, order),
      `category:${head.category_id}:filters`,
      "filters",
      ...cardTags(rows),
    ],
    validUntil: head.changes_at,
    isInvented:
      known.length < Object.values(query.filters).flat().length ||
      (order.by === "label" && head.label === null),
  };
}

function selectChosen(db: Db, siteId: number, { filters }: ListingQuery) {
  const asked = Object.entries(filters).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  );
  return asked.length > 0 ? selectKnownValues(db, siteId, asked) : [];
}

function groupsOf(
  known: readonly { name: string; value: string }[],
  { inStock, sale }: ListingQuery,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { name, value } of known) {
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  if (inStock) groups.set("in_stock", ["1"]);
  if (sale) groups.set("sale", ["1"]);
  return groups;
}

interface NarrowedPage {
  order: ListOrder;
  stretch: Stretch;
  /** Products that match. */
  count: number;
}

async function selectNarrowed(
  db: Db,
  head: ListHead,
  narrowing: Narrowing,
  { order, stretch, count }: NarrowedPage,
): Promise<CardRow[]> {
  if (stretch.offset >= Math.min(count, limits.listDepth)) return [];
  const way = narrowedWay({ whole: head.count, matching: count, ...stretch });
  const labelListingId = head.label?.listing_id ?? null;
  return selectNarrowedPart(db, { narrowing, order, labelListingId, ...stretch }, way);
}
