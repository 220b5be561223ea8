import type { SearchResults } from "#contract/goods/search.ts";
import type { Locale } from "#contract/locale.ts";
import { findCards } from "../catalog/public.ts";
import type { Db } from "../context.ts";
import { findSetCards } from "../sets/public.ts";
import { findEntries } from "./matching/find-entries.ts";
import { findProducts, instantReach } from "./matching/find-products.ts";
import { tidyQuery } from "./understanding/read-query.ts";
import { understandQuery } from "./understanding/understand-query.ts";

export interface SearchQuery {
  q: string;
  /** While it is typed: the last word may be unfinished, each group gives its first few. */
  instant: boolean;
  page: number;
  limit: number;
}

const instantProducts = 6;
/** Of each group besides the products. */
const instantEntries = 3;
const wholeEntries = 24;

/** What the shop has by these words, in six groups. */
export async function search(
  db: Db,
  siteId: number,
  { q, instant, page, limit }: SearchQuery,
  locale: Locale,
): Promise<SearchResults> {
  const query = tidyQuery(q);
  const { words, corrected, price } = await understandQuery(db, siteId, query, instant);
  if (words.length === 0) return { ...nothing, query };
  const stretch = instant
    ? { offset: 0, limit: Math.min(limit, instantProducts), reach: instantReach }
    : { offset: (page - 1) * limit, limit };
  const atMost = instant ? instantEntries : wholeEntries;
  const [found, { setIds, ...entries }] = await Promise.all([
    findProducts(db, { siteId, price }, words, stretch),
    findEntries(db, siteId, words, atMost, locale),
  ]);
  const [cards, sets] = await Promise.all([
    findCards(db, siteId, found.ids, locale),
    findSetCards(db, siteId, { ids: setIds, pieces: found.named }, atMost, locale),
  ]);
  const groups = { ...entries, products: { count: found.count, results: cards.results }, sets };
  const isFound = Object.values(groups).some((group) => group.count > 0);
  return {
    ...nothing,
    ...groups,
    query,
    suggestion: isFound ? corrected : null,
    is_corrected: isFound && corrected !== null,
  };
}

const none = { count: 0, results: [] };
const nothing: SearchResults = {
  query: "",
  suggestion: null,
  is_corrected: false,
  products: none,
  sets: none,
  brands: none,
  articles: none,
  shops: none,
  pages: none,
};
