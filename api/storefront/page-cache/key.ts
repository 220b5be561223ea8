/** Query parameters that change what a list of products shows, in their canonical order. */
const listing = ["page", "sort", "color", "size", "price"];
const none: string[] = [];
const maxValueLength = 200;

const withoutQuery = /^(?:\/en)?(?:\/?$|\/(?:product|pages|order)\/|\/(?:about|qr-mobile)$)/;

/** React Router asks for a page's data under its address with this ending. */
const dataEnding = /(?:\.data|\/_\.data|\/_root\.data)$/;

/** Which parameters make another page of `path`; all others are ignored, by the page too. */
export function listedParams(path: string): readonly string[] {
  return withoutQuery.test(path) ? none : listing;
}

/**
 * The part of a query that makes another page, in canonical order with the empty ones dropped:
 * `?utm_source=x&page=2&color=` and `?page=2` are one page. `_routes` is React Router's own: which
 * loaders a `.data` answer is wanted from.
 */
export function canonicalQuery(path: string, query: string): string {
  if (query === "") return "";
  const isData = dataEnding.test(path);
  const page = isData ? path.replace(dataEnding, "") || "/" : path;
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of isData ? [...listedParams(page), "_routes"] : listedParams(page)) {
    const value = asked.get(name);
    const isDefault = !value || (name === "page" && value === "1");
    if (!isDefault && value.length <= maxValueLength) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
}
