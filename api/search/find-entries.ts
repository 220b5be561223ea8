import { type Locale, said } from "#contract/locale.ts";
import type { SearchResults } from "#contract/search.ts";
import type { Db } from "../context.ts";
import {
  type FoundEntry,
  selectBrands,
  selectEntries,
  selectPages,
  selectShops,
} from "./queries/entries.ts";
import type { EntryKind } from "./tables.ts";
import { everyWord, type Word } from "./words.ts";

export type FoundEntries = Pick<SearchResults, "brands" | "shops" | "pages">;

/** Brands, shops and pages that have the words, at most so many of each. */
export async function findEntries(
  db: Db,
  siteId: number,
  words: readonly Word[],
  atMost: number,
  locale: Locale,
): Promise<FoundEntries> {
  const found = await selectEntries(db, siteId, {
    anywhere: everyWord(words, ""),
    naming: everyWord(words, "="),
  });
  const [brands, shops, pages] = await Promise.all([
    selectBrands(db, siteId, idsOf(found, "brand")),
    selectShops(db, idsOf(found, "shop")),
    selectPages(db, idsOf(found, "page")),
  ]);
  return {
    brands: group(brands, atMost, (brand) => ({ ...brand, title: said(brand.title, locale) })),
    shops: group(shops, atMost, (shop) => ({
      ...shop,
      title: said(shop.title, locale),
      address: said(shop.address, locale),
      city: said(shop.city, locale),
      hours: said(shop.hours, locale),
    })),
    pages: group(pages, atMost, (page) => ({ ...page, title: said(page.title, locale) })),
  };
}

function idsOf(found: readonly FoundEntry[], kind: EntryKind): number[] {
  return found.filter((entry) => entry.kind === kind).map(({ id }) => id);
}

function group<Row, T>(rows: readonly Row[], atMost: number, present: (row: Row) => T) {
  return { count: rows.length, results: rows.slice(0, atMost).map(present) };
}
