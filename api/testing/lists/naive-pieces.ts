import { type RawBuilder, sql } from "kysely";
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

async function rowsOf<T>(db: Db, query: RawBuilder<T>): Promise<T[]> {
  return (await query.execute(db)).rows;
}

export async function readPieces(db: Db): Promise<Piece[]> {
  const skus = Map.groupBy(await rowsOf(db, ofSkus), (sku) => sku.product_id);
  const places = Map.groupBy(await rowsOf(db, ofPlaces), (place) => place.product_id);
  const traits = Map.groupBy(await rowsOf(db, ofTraits), (trait) => trait.product_id);
  return (await rowsOf(db, ofProducts)).map((row) => ({
    id: row.id,
    price: row.price,
    discount: isOnSale(row) ? Math.round(100 * (1 - row.price / row.old_price)) : 0,
    position: row.position,
    added: row.added,
    isShown: row.is_living && row.is_launched,
    placed: new Map((places.get(row.id) ?? []).map((one) => [one.category_id, one.position])),
    traits: traitsOf(row, skus.get(row.id) ?? [], traits.get(row.id) ?? []),
  }));
}

function isOnSale(row: ProductRow): row is ProductRow & { old_price: number } {
  return row.old_price !== null && row.old_price > row.price;
}

function traitsOf(
  row: ProductRow,
  skus: readonly SkuRow[],
  others: readonly TraitRow[],
): Piece["traits"] {
  const buyable = skus.filter((sku) => (row.is_preorder ? sku.preorders : sku.in_warehouse) > 0);
  const sizes = row.is_coming_soon ? [] : buyable.map(({ slug }) => slug);
  const worn: [string, string | null][] = [
    ["brand", row.brand],
    ["color", row.color],
    ...sizes.map((size): [string, string] => ["size", size]),
    ...others.map(({ name, value }): [string, string] => [name, value]),
    ["in_stock", skus.some((sku) => sku.in_warehouse > 0) ? "1" : null],
    ["sale", isOnSale(row) ? "1" : null],
    ["gone", row.is_living ? null : "1"],
  ];
  const traits: Piece["traits"] = new Map();
  for (const [name, value] of worn) {
    if (value !== null) traits.set(name, (traits.get(name) ?? new Set()).add(value));
  }
  return traits;
}

/** The first size of the same text, whatever its grid, lends its slug to all of them. */
export const choiceOfSize = sql`(
  select slug from sizes where lower(trim(text)) = lower(trim(z.text)) order by id limit 1)`;

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

const ofProducts = sql<ProductRow>`
  select p.id, ps.price, ps.old_price, ps.position, b.slug as brand, c.slug as color,
    p.is_preorder, p.is_coming_soon,
    extract(epoch from coalesce(ps.publish_from, p.created_at))::float8 as added,
    p.archived_at is null and coalesce(ps.publish_until > now(), true) as is_living,
    coalesce(ps.publish_from <= now(), true) as is_launched
  from products p join product_sites ps on ps.product_id = p.id
  left join brands b on b.id = p.brand_id left join colors c on c.id = p.color_id`;

interface SkuRow {
  product_id: number;
  slug: string;
  in_warehouse: number;
  preorders: number;
}

const ofSkus = sql<SkuRow>`
  select s.product_id, ${choiceOfSize} as slug, s.preorder_limit - s.preordered as preorders,
    coalesce((select sum(on_hand - reserved) from stock_balances b join places pl
      on pl.id = b.place_id and pl.kind = 'warehouse' where b.sku_id = s.id), 0)::integer
      as in_warehouse
  from skus s join sizes z on z.id = s.size_id where s.archived_at is null`;

const ofPlaces = sql<{ product_id: number; category_id: number; position: number }>`
  select * from product_categories`;

interface TraitRow {
  product_id: number;
  name: string;
  value: string;
}

const ofTraits = sql<TraitRow>`
  select pl.product_id, 'label' as name, l.slug as value
  from product_labels pl join labels l on l.id = pl.label_id
  union all
  select pa.product_id, a.slug,
    coalesce(o.slug, replace(trim_scale(pa.number)::text, '.', '-'), 'yes')
  from product_attributes pa join attributes a on a.id = pa.attribute_id
  left join attribute_options o on o.id = pa.option_id
  where a.is_filter and (pa.boolean is null or pa.boolean) and pa.text is null`;
