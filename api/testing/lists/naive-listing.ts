import { type RawBuilder, sql } from "kysely";
import type { ListingQuery } from "#contract/goods/listing-query.ts";
import type { Db } from "../../context.ts";

/** A product as one looks at it who goes along the shelves. */
export interface Piece {
  id: number;
  /** Kopecks. */
  price: number;
  discount: number;
  position: number;
  added: number;
  isShown: boolean;
  /** Own categories by id, with the place in each. */
  placed: Map<number, number>;
  /** "color" → "red"; of several at once: sizes, labels, options. */
  traits: Map<string, Set<string>>;
}

interface Facts {
  pieces: Piece[];
  /** Every size's slug with the one that it goes by in the filter. */
  sizes: { slug: string; choice: string }[];
  categories: { id: number; parent_id: number | null; path: string; archived_at: Date | null }[];
  /** Groups in the order of the panel, each with its values in their order. */
  groups: Map<string, string[]>;
}

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
  const ordered = [...all].sort(inOrder(facts, query.sort, categoryId));
  const offset = (query.page - 1) * query.limit;
  const countOf = (name: string, value: string) =>
    left(name).filter((one) => wears(one, name, value)).length;
  const prices = left("price").map(({ price }) => price / 100);
  const bounds = { min: Math.min(...prices), max: Math.max(...prices) };
  const isFlat = bounds.min === bounds.max && !query.price;
  return {
    count: all.length,
    ids: ordered.slice(offset, offset + query.limit).map(({ id }) => id),
    filters: [...facts.groups]
      .map(([slug, values]) => ({
        slug,
        items: values
          .map((value) => {
            const isActive = chosen.get(slug)?.includes(value) ?? false;
            return [value, countOf(slug, value), isActive] as const;
          })
          .filter(
            ([value, , isActive]) => isActive || shown.some((one) => wears(one, slug, value)),
          ),
      }))
      .filter(({ slug, items }) => {
        if (items.some(([, , isActive]) => isActive)) return true;
        if (slug === "size" || slug === "color") return items.length > 1;
        return items.some(([, count]) => count < all.length);
      }),
    price: prices.length === 0 || isFlat ? null : bounds,
    in_stock: countOf("in_stock", "1"),
    sale: countOf("sale", "1"),
  };
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

interface ProductRow {
  id: number;
  price: number;
  old_price: number | null;
  position: number;
  brand: string | null;
  color: string | null;
  is_preorder: boolean;
  is_coming_soon: boolean;
  /** Seconds since 1970. */
  added: number;
  is_living: boolean;
  is_launched: boolean;
}

/** The first size of the same text, whatever its grid, lends its slug to all of them. */
const choiceOfSize = sql`(
  select slug from sizes where lower(trim(text)) = lower(trim(z.text)) order by id limit 1)`;

async function readFacts(db: Db): Promise<Facts> {
  const all = async <T>(query: RawBuilder<T>) => (await query.execute(db)).rows;
  const rows = await all(sql<ProductRow>`
    select p.id, ps.price, ps.old_price, ps.position, b.slug as brand, c.slug as color,
      p.is_preorder, p.is_coming_soon,
      extract(epoch from coalesce(ps.publish_from, p.created_at))::float8 as added,
      p.archived_at is null and coalesce(ps.publish_until > now(), true) as is_living,
      coalesce(ps.publish_from <= now(), true) as is_launched
    from products p join product_sites ps on ps.product_id = p.id
    left join brands b on b.id = p.brand_id left join colors c on c.id = p.color_id`);
  const skus = await all(sql<{
    product_id: number;
    slug: string;
    in_warehouse: number;
    preorders: number;
  }>`
    select s.product_id, ${choiceOfSize} as slug, s.preorder_limit - s.preordered as preorders,
      coalesce((select sum(on_hand - reserved) from stock_balances b join places pl
        on pl.id = b.place_id and pl.kind = 'warehouse' where b.sku_id = s.id), 0)::integer
        as in_warehouse
    from skus s join sizes z on z.id = s.size_id where s.archived_at is null`);
  const placed = await all(
    sql<{ product_id: number; category_id: number; position: number }>`
      select * from product_categories`,
  );
  const traits = await all(sql<{ product_id: number; name: string; value: string }>`
    select pl.product_id, 'label' as name, l.slug as value
    from product_labels pl join labels l on l.id = pl.label_id
    union all
    select pa.product_id, a.slug,
      coalesce(o.slug, replace(trim_scale(pa.number)::text, '.', '-'), 'yes')
    from product_attributes pa join attributes a on a.id = pa.attribute_id
    left join attribute_options o on o.id = pa.option_id
    where a.is_filter and (pa.boolean is null or pa.boolean) and pa.text is null`);
  const pieces = rows.map((row): Piece => {
    const own = skus.filter((sku) => sku.product_id === row.id);
    const bought = own.filter((sku) =>
      row.is_preorder ? sku.preorders > 0 : sku.in_warehouse > 0,
    );
    const worn = new Map<string, Set<string>>();
    const wear = (name: string, value: string | null) => {
      if (value !== null) worn.set(name, (worn.get(name) ?? new Set()).add(value));
    };
    const full = row.old_price ?? 0;
    const isSale = full > row.price;
    const inStock = own.some((sku) => sku.in_warehouse > 0);
    wear("brand", row.brand);
    wear("color", row.color);
    if (!row.is_coming_soon) for (const sku of bought) wear("size", sku.slug);
    for (const one of traits) if (one.product_id === row.id) wear(one.name, one.value);
    if (inStock) wear("in_stock", "1");
    if (isSale) wear("sale", "1");
    if (!row.is_living) wear("gone", "1");
    return {
      id: row.id,
      price: row.price,
      discount: isSale ? Math.round(100 * (1 - row.price / full)) : 0,
      position: row.position,
      added: row.added,
      isShown: row.is_living && row.is_launched,
      placed: new Map(
        placed.filter((one) => one.product_id === row.id).map((o) => [o.category_id, o.position]),
      ),
      traits: worn,
    };
  });
  return {
    pieces,
    sizes: await all(sql<Facts["sizes"][number]>`
      select z.slug, ${choiceOfSize} as choice from sizes z order by z.id`),
    categories: await all(sql<Facts["categories"][number]>`select * from categories`),
    groups: await readGroups(db, pieces),
  };
}

/** Upper attributes, size, color, brand, label, the other attributes; values in their order. */
async function readGroups(db: Db, pieces: readonly Piece[]): Promise<Map<string, string[]>> {
  const slugs = async (query: RawBuilder<{ slug: string }>) => [
    ...new Set((await query.execute(db)).rows.map(({ slug }) => slug)),
  ];
  const attributes = await sql<{
    id: number;
    slug: string;
    kind: string;
    is_upper_filter: boolean;
  }>`
    select * from attributes where is_filter and kind <> 'text' order by position, id`.execute(db);
  const valuesOf = async (id: number, slug: string, kind: string) => {
    if (kind === "boolean") return ["yes"];
    if (kind === "option") {
      return slugs(sql`select slug from attribute_options where attribute_id = ${id}
        order by position, title ->> 'ru'`);
    }
    const worn = new Set(pieces.flatMap((one) => [...(one.traits.get(slug) ?? [])]));
    const numberOf = (value: string) => Number(value.replace("-", "."));
    return [...worn].sort((a, b) => numberOf(a) - numberOf(b));
  };
  const groups: [string, string[]][] = [];
  const add = async (isUpper: boolean) => {
    for (const { id, slug, kind, is_upper_filter } of attributes.rows) {
      if (is_upper_filter === isUpper) groups.push([slug, await valuesOf(id, slug, kind)]);
    }
  };
  await add(true);
  groups.push(
    [
      "size",
      await slugs(sql`
      select z.slug from sizes z
      where z.id in (select min(id) from sizes group by lower(trim(text)))
      order by grid_id, position`),
    ],
    ["color", await slugs(sql`select slug from colors order by title ->> 'ru'`)],
    ["brand", await slugs(sql`select slug from brands order by title ->> 'ru'`)],
    ["label", await slugs(sql`select slug from labels order by position, title ->> 'ru'`)],
  );
  await add(false);
  return new Map(groups);
}
