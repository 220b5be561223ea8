import { readListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";

/** The values that make another page, by parameter, in the canonical order. */
type Listed = Readonly<Record<string, RegExp>>;

const pageNumber = /^[1-9]\d{0,5}$/;

const none: Listed = {};
/** Whatever shoppers type: its pages are never kept. */
const search: Listed = { q: /^.{1,200}$/su, page: pageNumber };
const paged: Listed = { page: pageNumber };
/** Which branch of the side menu stands open beside the whole catalog. */
const branch: Listed = { category: /^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,4}$/ };
/** React Router's own: which loaders a `.data` answer is wanted from. */
const loaders: Listed = { _routes: /^[\w/*:?.,-]{1,200}$/ };

const withoutQuery = /^(?:\/en)?(?:\/?$|\/(?:product|set|pages|order|my)\/|\/(?:about|qr-mobile)$)/;
/** Looks and an editor's choice are not narrowed. */
const isOnlyPaged = /^(?:\/en)?\/(?:sets|list)(?:\/|$)/;
const isSearch = /^(?:\/en)?\/search$/;
const isWholeCatalog = /^(?:\/en)?\/catalog$/;

/** React Router asks for a page's data under its address with this ending. */
const dataEnding = /(?:\.data|\/_\.data|\/_root\.data)$/;

/** Pages by more choices than these are made for the one who asks: there are too many of them. */
const keptChoices = 2;

/**
 * The part of a query that makes another page, in canonical order; what is empty, cannot be a value
 * or narrows by none of the shop's filter groups is dropped: `?utm_source=x&page=2&sort=` and
 * `?page=2` are one page.
 *
 * @param groups the names of the filter groups; while they are not known any name may be one.
 */
export function canonicalQuery(path: string, query: string, groups?: ReadonlySet<string>): string {
  if (query === "") return "";
  const isData = dataEnding.test(path);
  const page = isData ? path.replace(dataEnding, "") || "/" : path;
  const asked = new URLSearchParams(query);
  const parts = [
    ...(isList(page) ? [listPart(asked, groups)] : []),
    listedPart(asked, { ...listedParams(page), ...(isData && loaders) }),
  ].filter((part) => part !== "");
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function isList(path: string): boolean {
  return ![withoutQuery, isSearch, isOnlyPaged].some((kind) => kind.test(path));
}

/** What changes what a list of products shows. */
function listPart(asked: URLSearchParams, groups: ReadonlySet<string> | undefined): string {
  const query = readListingQuery(asked);
  const filters = Object.entries(query.filters).filter(([name]) => groups?.has(name) ?? true);
  return writeListingQuery({ ...query, filters: Object.fromEntries(filters) }).slice(1);
}

/** Which other parameters make another page of `path`; all others are ignored, by the page too. */
function listedParams(path: string): Listed {
  if (isSearch.test(path)) return search;
  if (isOnlyPaged.test(path)) return paged;
  return isWholeCatalog.test(path) ? branch : none;
}

function listedPart(asked: URLSearchParams, listed: Listed): string {
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(listed)) {
    const value = asked.get(name);
    const isDefault = name === "page" && value === "1";
    if (value && !isDefault && values.test(value)) kept.set(name, value);
  }
  return `${kept}`;
}

/**
 * False for a query that anybody can make ever new ones of: a search, a range of prices, more than
 * two values of filters, or a loader of an invented name. Such a page must not push out the kept
 * ones. Invented values and orders are told by whoever makes the page.
 */
export function isOneOfFew(query: string, isLoader: (id: string) => boolean): boolean {
  const asked = new URLSearchParams(query);
  const routes = asked.get("_routes");
  const { filters, price, inStock, sale } = readListingQuery(asked);
  const choices = Object.values(filters).flat().length + Number(inStock ?? 0) + Number(sale ?? 0);
  const isOpen = price !== undefined || asked.has("q") || asked.has("category");
  return !isOpen && choices <= keptChoices && (routes === null || isLoader(routes));
}
