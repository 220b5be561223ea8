import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { AttributeKind, LinkKind } from "../tables.ts";
import type { AskedCard, CardRow } from "./cards.ts";

export interface SizeRow {
  sku_id: number;
  id: number;
  slug: string;
  text: string;
  value: string;
  /** Kopecks. */
  price: number;
  in_warehouse: number;
  in_shops: number;
}

export interface AttributeRow {
  slug: string;
  title: Said;
  kind: AttributeKind;
  values: { option: Said | null; text: Said | null; number: number | null; boolean: boolean }[];
}

export interface ProductRow extends CardRow {
  category_id: number | null;
  description: Said;
  seo_title: Said;
  seo_description: Said;
  country: string | null;
  preorder_ships_on: string | null;
  size_grid: { slug: string; title: Said } | null;
  /** Kopecks; of the 30 days before the sale price; null without a sale or any price before it. */
  lowest_price_30_days: number | null;
  sizes: SizeRow[];
  attributes: AttributeRow[];
  shown_until: Date | number;
}

/**
 * The id of the product that is meant by an id, a slug or a slug it once had; a living product's
 * slug goes before another's old one.
 */
export async function selectProductId(db: Db, idOrSlug: string): Promise<number | null> {
  const id = /^[1-9]\d{0,14}$/.test(idOrSlug) ? Number(idOrSlug) : null;
  const { rows } = await sql<{ id: number }>`${prepared}
    select id, 1 as rank from products where id = ${id}::bigint and archived_at is null
    union all
    select id, 2 from products where slug = ${idOrSlug} and archived_at is null
    union all
    select o.product_id, 3 from product_old_slugs o
    join products p on p.id = o.product_id
    where o.slug = ${idOrSlug} and p.archived_at is null
    order by rank limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

const sizesOf = (productId: number) => sql`
  select st.sku_id, z.id, z.slug, z.text, z.value, coalesce(s.price, c.price) as price,
    st.in_warehouse, st.in_shops
  from sku_stock st
  join skus s on s.id = st.sku_id
  join sizes z on z.id = st.size_id
  where st.product_id = ${productId}
  order by s.position, z.position, z.id`;

const attributesOf = (productId: number) => sql`
  select a.slug, a.title, a.kind,
    jsonb_agg(jsonb_build_object(
      'option', o.title, 'text', pa.text, 'number', pa.number, 'boolean', pa.boolean)
      order by o.position, pa.id) as values
  from product_attributes pa
  join attributes a on a.id = pa.attribute_id
  left join attribute_options o on o.id = pa.option_id
  where pa.product_id = ${productId} and a.is_shown
  group by a.id
  order by a.position, a.id`;

/** All that a product's page shows of it besides its neighbors; null when it is not shown. */
export async function selectProduct(
  db: Db,
  siteId: number,
  productId: number,
): Promise<ProductRow | null> {
  const { rows } = await sql<ProductRow>`${prepared}
    select c.product_id, c.card, c.price, c.old_price, c.in_stock, c.in_shops, c.shown_until,
      ps.position, p.category_id, p.description, p.seo_title, p.seo_description, p.country,
      p.preorder_ships_on::text,
      (select jsonb_build_object('slug', g.slug, 'title', g.title)
        from size_grids g where g.id = p.size_grid_id) as size_grid,
      (select min(h.price) from price_history now_valid
        join price_history h on h.product_id = now_valid.product_id
          and h.site_id = now_valid.site_id and h.valid_until > h.valid_from
          and h.valid_until > now_valid.valid_from - interval '30 days'
        where now_valid.product_id = c.product_id and now_valid.site_id = c.site_id
          and now_valid.valid_until is null and c.old_price is not null) as lowest_price_30_days,
      (select coalesce(jsonb_agg(one), '[]') from (${sizesOf(productId)}) one) as sizes,
      (select coalesce(jsonb_agg(one), '[]') from (${attributesOf(productId)}) one) as attributes
    from product_cards c
    join products p on p.id = c.product_id
    join product_sites ps on ps.product_id = c.product_id and ps.site_id = c.site_id
    where c.product_id = ${productId} and c.site_id = ${siteId}
      and now() >= c.shown_from and now() < c.shown_until`.execute(db);
  return rows[0] ?? null;
}

/** The sizes of a shown product; null when it is not shown. */
export async function selectSizes(
  db: Db,
  siteId: number,
  productId: number,
): Promise<SizeRow[] | null> {
  const { rows } = await sql<{ sizes: SizeRow[] }>`${prepared}
    select (select coalesce(jsonb_agg(one), '[]') from (${sizesOf(productId)}) one) as sizes
    from product_cards c
    where c.product_id = ${productId} and c.site_id = ${siteId}
      and now() >= c.shown_from and now() < c.shown_until`.execute(db);
  return rows[0]?.sizes ?? null;
}

/** The products that the owner linked to one, in the owner's order. */
export async function selectLinkedCards(
  db: Db,
  siteId: number,
  productId: number,
): Promise<(AskedCard & { kind: LinkKind })[]> {
  const { rows } = await sql<AskedCard & { kind: LinkKind }>`${prepared}
    select l.kind, l.position, l.linked_id as product_id,
      c.card, c.price, c.old_price, c.in_stock, c.in_shops
    from product_links l
    left join product_cards c on c.product_id = l.linked_id and c.site_id = ${siteId}
      and now() >= c.shown_from and now() < c.shown_until
    where l.product_id = ${productId}
    order by l.position, l.linked_id`.execute(db);
  return rows;
}

/** Neighbors in a category, in its default order, without this product and its other colors. */
export async function selectNeighbors(
  db: Db,
  siteId: number,
  productId: number,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`${prepared}
    select e.position, c.product_id, c.card, c.price, c.old_price, c.in_stock, c.in_shops
    from products p
    join listings l on l.site_id = ${siteId} and l.category_id = p.category_id and l.label_id = 0
    cross join lateral (
      select e.product_id, e.position, e.added_at
      from listing_entries e
      join products other on other.id = e.product_id
      where e.listing_id = l.id and e.product_id <> p.id
        and other.model_id is distinct from p.model_id
        and coalesce(e.shown_from <= now(), true) and coalesce(e.shown_until > now(), true)
      order by e.position, e.added_at desc, e.product_id desc
      limit ${limit}
    ) e
    join product_cards c on c.site_id = ${siteId} and c.product_id = e.product_id
    where p.id = ${productId}
    order by e.position, e.added_at desc, e.product_id desc`.execute(db);
  return rows;
}
