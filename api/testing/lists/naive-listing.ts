import type { ListingQuery } from "#contract/goods/listing-query.ts";
import type { Db } from "../../context.ts";
import { type Facts, readFacts } from "./naive-facts.ts";
import type { Piece } from "./naive-pieces.ts";

export interface NaiveListing {
  count: number;
  ids: number[];
  filters: { slug: string; items: (readonly [string, number, boolean])[] }[];
  price: { min: number; max: number } | null;
  in_stock: number;
  sale: number;
}

/** A list counted piece by piece from the plain tables: what the kept bits must agree with. */
export async function naiveListing(
  db: Db,
  query: ListingQuery & { limit: number },
  categoryId: number,
): Promise<NaiveListing> {
  const facts = await readFacts(db);
  const shown = facts.pieces.filter((one) => one.isShown && standsIn(facts, one, categoryId));
  const chosen = knownChoice(facts, query);
  const left = (besides?: string) =>
    shown.filter(
      (one) =>
        [...chosen].every(
          ([name, values]) => name === besides || values.some((value) => wears(one, name, value)),
        ) &&
        (besides === "price" || isWithin(one, query.price)),
    );
  const all = left();
  const offset = (query.page - 1) * query.limit;
  const countOf = (name: string, value: string) =>
    left(name).filter((one) => wears(one, name, value)).length;
  const itemOf = (slug: string, value: string) =>
    [value, countOf(slug, value), chosen.get(slug)?.includes(value) ?? false] as const;
  const groups = [...facts.groups].map(([slug, values]) => ({
    slug,
    items: values
      .map((value) => itemOf(slug, value))
      .filter(([value, , isActive]) => isActive || shown.some((one) => wears(one, slug, value))),
  }));
  return {
    count: all.length,
    ids: all
      .toSorted(inOrder(facts, query.sort, categoryId))
      .slice(offset, offset + query.limit)
      .map(({ id }) => id),
    filters: groups.filter((group) => isOffered(group, all.length)),
    price: boundsOf(left("price"), query.price),
    in_stock: countOf("in_stock", "1"),
    sale: countOf("sale", "1"),
  };
}

function isOffered({ slug, items }: NaiveListing["filters"][number], whole: number): boolean {
  if (items.some(([, , isActive]) => isActive)) return true;
  if (slug === "size" || slug === "color") return items.length > 1;
  return items.some(([, count]) => count < whole);
}

function boundsOf(pieces: readonly Piece[], asked: ListingQuery["price"]): NaiveListing["price"] {
  const prices = pieces.map(({ price }) => price / 100);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  return prices.length === 0 || (min === max && !asked) ? null : { min, max };
}

const wears = (piece: Piece, name: string, value: string) =>
  piece.traits.get(name)?.has(value) ?? false;

function knownChoice({ groups, pieces, sizes }: Facts, query: ListingQuery): Map<string, string[]> {
  const chosen = new Map<string, string[]>();
  const choiceOf = (size: string) => {
    const ways = sizes.filter(({ slug }) => slug === size).map(({ choice }) => choice);
    return ways.includes(size) ? size : (ways[0] ?? size);
  };
  for (const [name, given] of Object.entries(query.filters)) {
    const values = name === "size" ? [...new Set(given.map(choiceOf))] : given;
    const isNumber = name === "heel";
    const known = values.filter((value) =>
      isNumber
        ? pieces.some((one) => one.traits.get(name)?.has(value) && !one.traits.has("gone"))
        : groups.get(name)?.includes(value),
    );
    if (known.length > 0) chosen.set(name, known);
  }
  if (query.inStock) chosen.set("in_stock", ["1"]);
  if (query.sale) chosen.set("sale", ["1"]);
  return chosen;
}

function isWithin({ price }: Piece, range: ListingQuery["price"]): boolean {
  if (!range) return true;
  return price >= (range.from ?? 0) * 100 && price <= (range.to ?? Infinity) * 100;
}

/** From a category up to its root; empty when one of them is archived. */
function chainOf({ categories }: Facts, id: number): number[] {
  const chain: number[] = [];
  for (let at: number | null = id; at !== null; ) {
    const category = categories.find((one) => one.id === at);
    if (!category || category.archived_at) return [];
    chain.push(category.id);
    at = category.parent_id;
  }
  return chain;
}

const standsIn = (facts: Facts, piece: Piece, categoryId: number) =>
  categoryId === 0 ||
  [...piece.placed.keys()].some((own) => chainOf(facts, own).includes(categoryId));

function inOrder(facts: Facts, sort: string | undefined, categoryId: number) {
  const placeOf = (piece: Piece) => {
    const own = piece.placed.get(categoryId);
    return own !== undefined && chainOf(facts, categoryId).length > 0 ? own : piece.position;
  };
  const byPlace = (a: Piece, b: Piece) =>
    placeOf(a) - placeOf(b) || b.added - a.added || b.id - a.id;
  const orders: Record<string, (a: Piece, b: Piece) => number> = {
    price: (a, b) => a.price - b.price || a.id - b.id,
    "-price": (a, b) => b.price - a.price || b.id - a.id,
    discount: (a, b) => a.discount - b.discount || a.id - b.id,
    "-discount": (a, b) => b.discount - a.discount || b.id - a.id,
  };
  const known = sort === undefined ? undefined : orders[sort];
  if (known) return known;
  const first = (piece: Piece) => (sort && wears(piece, "label", sort) ? 0 : 1);
  return (a: Piece, b: Piece) => first(a) - first(b) || byPlace(a, b);
}
