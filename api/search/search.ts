import type { Locale } from "#contract/locale.ts";
import type { SearchResults } from "#contract/search.ts";
import { findCards } from "../catalog/public.ts";
import type { Db } from "../context.ts";
import { findEntries } from "./find-entries.ts";
import { findProducts } from "./find-products.ts";
import { tidyQuery } from "./read-query.ts";
import { understandQuery } from "./understand-query.ts";

export interface SearchQuery {
  q: string;
  /** While it is typed: the last word may be unfinished, each group gives its first few. */
  instant: boolean;
  page: number;
  limit: number;
}

/** Of groups besides the products. */
const entriesMax = { whole: 24, instant: 3 };
const instantProducts = 6;

/** What the shop has by these words, in six groups. */
export async function search(
  db: Db,
  siteId: number,
  { q, instant, page, limit }: SearchQuery,
  locale: Locale,
): Promise<SearchResults> {
  const query = tidyQuery(q);
  const { words, corrected } = await understandQuery(db, siteId, query, instant);
  if (words.length === 0) return { ...nothing, query };
  const stretch = instant
    ? { offset: 0, limit: Math.min(limit, instantProducts) }
    : { offset: (page - 1) * limit, limit };
  const products = await findProducts(db, siteId, words, stretch);
  const cards = await findCards(db, siteId, products.ids, locale);
  const entries = await findEntries(
    db,
    siteId,
    words,
    instant ? entriesMax.instant : entriesMax.whole,
    locale,
  );
  return {
    ...nothing,
    ...entries,
    query,
    suggestion: corrected,
    is_corrected: corrected !== null,
    products: { count: products.count, results: cards.results },
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
