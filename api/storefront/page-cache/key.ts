import { sortValues } from "#contract/catalog.ts";

/** The values that make another page, by parameter, in the canonical order. */
type Listed = Readonly<Record<string, RegExp>>;

/** What changes what a list of products shows. */
const listing: Listed = { page: /^[1-9]\d{0,5}$/, sort: /^-?[a-z0-9-]{1,80}$/ };
const none: Listed = {};
/** Whatever shoppers type: its pages are never kept. */
const search: Listed = { q: /^.{1,200}$/su, page: listing.page as RegExp };
/** React Router's own: which loaders a `.data` answer is wanted from. */
const loaders: Listed = { _routes: /^[\w/*:?.,-]{1,200}$/ };

const withoutQuery = /^(?:\/en)?(?:\/?$|\/(?:product|pages|order|my)\/|\/(?:about|qr-mobile)$)/;

const isSearch = /^(?:\/en)?\/search$/;

/** React Router asks for a page's data under its address with this ending. */
const dataEnding = /(?:\.data|\/_\.data|\/_root\.data)$/;

/** Which parameters make another page of `path`; all others are ignored, by the page too. */
function listedParams(path: string): Listed {
  if (isSearch.test(path)) return search;
  return withoutQuery.test(path) ? none : listing;
}

/**
 * The part of a query that makes another page, in canonical order; what is empty or cannot be a
 * value is dropped: `?utm_source=x&page=2&sort=` and `?page=2` are one page.
 */
export function canonicalQuery(path: string, query: string): string {
  if (query === "") return "";
  const isData = dataEnding.test(path);
  const page = isData ? path.replace(dataEnding, "") || "/" : path;
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  const listed = { ...listedParams(page), ...(isData && loaders) };
  for (const [name, values] of Object.entries(listed)) {
    const value = asked.get(name);
    const isDefault = name === "page" && value === "1";
    if (value && !isDefault && values.test(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}

/**
 * False for a query that anybody can make ever new ones of: a search, or an order or a loader of an
 * invented name. Such a page must not push out the kept ones.
 */
export function isOneOfFew(query: string, isLoader: (id: string) => boolean): boolean {
  const asked = new URLSearchParams(query);
  const [sort, routes] = [asked.get("sort"), asked.get("_routes")];
  const isKnownSort = sort === null || (sortValues as readonly string[]).includes(sort);
  return isKnownSort && !asked.has("q") && (routes === null || isLoader(routes));
}
