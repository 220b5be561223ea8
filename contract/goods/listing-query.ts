/**
 * What the address of a list of products says, the same in the shop's pages and in the API:
 * `?color=black,red&size=m&price=1000-5000&in_stock=1&sale=1&sort=-price&page=2`.
 */
export interface ListingQuery {
  /** Counted from 1. */
  page: number;
  sort?: string;
  /** Slugs chosen in each filter group, sorted, none twice. Which groups there are, the shop knows. */
  filters: Record<string, string[]>;
  /** Whole roubles, either end open. */
  price?: { from?: number; to?: number };
  inStock?: true;
  sale?: true;
  /** The category at which the menu beside the whole catalog stands open; it narrows nothing. */
  branch?: string;
}

/** How a list can be ordered besides by a label's slug; "-" is descending. */
export const sortValues = ["-price", "price", "-discount", "discount"] as const;

const groupName = /^[a-z0-9][a-z0-9_-]{0,79}$/;
const slug = /^[a-z0-9][a-z0-9-]{0,79}$/;
const sortName = /^-?[a-z0-9][a-z0-9-]{0,79}$/;
const pageForm = /^[1-9]\d{0,5}$/;
const priceForm = /^(\d{0,9})-(\d{0,9})$/;
const maxGroups = 12;
const maxValues = 40;

/** Names that are no filter group, whatever attributes a shop has. */
export const reservedNames: ReadonlySet<string> = new Set([
  ...["page", "limit", "sort", "price", "price_from", "price_to", "in_stock", "sale"],
  ...["category", "ids", "site_id", "q", "view", "instant"],
]);

/** Nonsense is left out: the worst address is the first page of the whole list. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const page = search.get("page") ?? "";
  const sort = search.get("sort") ?? "";
  const price = readPrice(search.get("price") ?? twoFields(search));
  return {
    page: pageForm.test(page) ? Number(page) : 1,
    filters: readFilters(search),
    ...(sortName.test(sort) && { sort }),
    ...(price && { price }),
    ...(search.get("in_stock") === "1" && { inStock: true }),
    ...(search.get("sale") === "1" && { sale: true }),
  };
}

function readFilters(search: URLSearchParams): Record<string, string[]> {
  const chosen = new Map<string, Set<string>>();
  let room = maxValues;
  for (const [name, text] of search) {
    if (reservedNames.has(name) || name.startsWith("utm_") || !groupName.test(name)) continue;
    const values = chosen.get(name) ?? new Set();
    for (const value of text.split(",", maxValues)) {
      if (room === 0 || values.has(value) || !slug.test(value)) continue;
      values.add(value);
      room -= 1;
    }
    if (values.size > 0 && (chosen.has(name) || chosen.size < maxGroups)) chosen.set(name, values);
  }
  const groups = [...chosen].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(groups.map(([name, values]) => [name, [...values].sort()]));
}

/** A form sent without a script brings the two ends apart, as they were typed: "5 000". */
function twoFields(search: URLSearchParams): string {
  const end = (name: string) => (search.get(name) ?? "").slice(0, 20).replace(/\s/g, "");
  return `${end("price_from")}-${end("price_to")}`;
}

/** Ends the wrong way round are exchanged. */
function readPrice(text: string): ListingQuery["price"] | undefined {
  const ends = priceForm.exec(text);
  if (!ends) return undefined;
  const [low, high] = ends.slice(1).map((end) => (end === "" ? undefined : Number(end)));
  const isTurned = low !== undefined && high !== undefined && low > high;
  const [from, to] = isTurned ? [high, low] : [low, high];
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The one canonical form, "" or beginning with "?": what is the default is left out. */
export function writeListingQuery(query: Partial<ListingQuery>): string {
  const { filters = {}, price, inStock, sale, sort, page, branch } = query;
  const parts = Object.keys(filters)
    .sort()
    .flatMap((name) => {
      const values = [...new Set(filters[name])].sort();
      return values.length > 0 ? [`${name}=${values.join(",")}`] : [];
    });
  if (branch) parts.unshift(`category=${branch}`);
  if (price) parts.push(`price=${price.from ?? ""}-${price.to ?? ""}`);
  if (inStock) parts.push("in_stock=1");
  if (sale) parts.push("sale=1");
  if (sort) parts.push(`sort=${sort}`);
  if (page && page > 1) parts.push(`page=${page}`);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}
