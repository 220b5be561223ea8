import type { SearchResults } from "#contract/goods/search.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { selectBrands, selectEntries, selectPages, selectShops } from "../queries/entries.ts";
import type { EntryKind } from "../tables.ts";
import { everyWord, someWord, type Word } from "../words.ts";

export type FoundEntries = Pick<SearchResults, "brands" | "shops" | "pages"> & {
  setIds: number[];
};

/** Brands, shops and pages that have the words, at most so many of each; of sets the ids of all. */
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
    anyName: someWord(words, "="),
    lexemes: words.flatMap(({ sayings }) => sayings.flatMap(({ lexemes }) => lexemes)),
  });
  const of = (kind: EntryKind) => found.filter((one) => one.kind === kind).map(({ id }) => id);
  const [brands, shops, pages] = await Promise.all([
    unlessNone(of("brand"), (ids) => selectBrands(db, siteId, ids)),
    unlessNone(of("shop"), (ids) => selectShops(db, ids)),
    unlessNone(of("page"), (ids) => selectPages(db, ids)),
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
    setIds: of("set"),
  };
}

async function unlessNone<Row>(
  ids: readonly number[],
  select: (ids: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  return ids.length > 0 ? select(ids) : [];
}

function group<Row, T>(rows: readonly Row[], atMost: number, present: (row: Row) => T) {
  return { count: rows.length, results: rows.slice(0, atMost).map(present) };
}
