/** What an address says about a listing: the page, counted from 1, and the order. */
export interface ListingQuery {
  page: number;
  sort?: string | undefined;
}

/** Nonsense is the first page in the default order. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const page = Number(search.get("page"));
  const sort = search.get("sort")?.slice(0, 80);
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, ...(sort && { sort }) };
}

/** The address of a listing in its one canonical form: what is the default is left out. */
export function withListingQuery(path: string, { sort, page }: Partial<ListingQuery>): string {
  const search = new URLSearchParams();
  if (sort) search.set("sort", sort);
  if (page && page > 1) search.set("page", String(page));
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}
