import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { CardColor, CardPicture } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";

/** A cart of one site; every query is scoped by both. */
export interface CartOwner {
  cartId: string;
  siteId: number;
}

/** Another size of a line's product. */
export interface LineSizeRow {
  id: number;
  slug: string;
  text: string;
  value: string;
  price: number;
  in_warehouse: number;
  in_shops: number;
  preorder_left: number;
}

/** A line with its offer as it stands now; sums in kopecks. */
export interface CartLineRow {
  id: number;
  quantity: number;
  seen_price: number;
  sku_id: number;
  product_id: number;
  size_id: number;
  size_text: string;
  code: string;
  gtin: string | null;
  tax_code: string;
  no_return: boolean;
  price: number;
  base_price: number;
  product_price: number;
  is_preorder: boolean;
  is_on_sale: boolean;
  in_warehouse: number;
  preorder_left: number;
  slug: string;
  title: Said;
  alt: Said;
  brand: Said | null;
  color: CardColor | null;
  categories: Said[];
  picture: CardPicture | null;
  sizes: LineSizeRow[];
}

const lineColumns = sql`
  i.id, i.quantity, i.seen_price, o.sku_id, o.product_id, o.size_id, o.size_text, o.code,
  o.gtin, o.tax_code, o.no_return, o.price, o.base_price, o.is_preorder, o.is_on_sale, o.in_warehouse, o.preorder_left,
  f.price as product_price, k.title, k.slug, k.alt, k.brand, k.color, k.categories,
  k.pictures -> 0 as picture,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.size_id, 'slug', s.size_slug, 'text', s.size_text, 'value', s.size_value,
      'price', s.price, 'in_warehouse', s.in_warehouse, 'in_shops', s.in_shops,
      'preorder_left', s.preorder_left) order by s.position, s.size_position, s.size_id), '[]')
    from sku_offers s
    where s.product_id = o.product_id and s.site_id = o.site_id and s.is_living) as sizes`;

/** The lines of a cart in the order they came; null when there is no such cart. */
export async function selectLines(
  db: Db,
  { cartId, siteId }: CartOwner,
): Promise<CartLineRow[] | null> {
  const { rows } = await sql<{ [K in keyof CartLineRow]: CartLineRow[K] | null }>`${prepared}
    select ${lineColumns}
    from carts c
    left join cart_items i on i.cart_id = c.id
    -- For each line its own: where the server has no figures yet, it would reckon all offers of the
    -- shop, and a shop that has just been opened would be the slower the more carts it has.
    left join lateral (
      select * from sku_offers where sku_id = i.sku_id and site_id = c.site_id offset 0
    ) o on true
    left join product_cards f on f.product_id = o.product_id and f.site_id = c.site_id
    -- Unpacks the kept card once, not once per column.
    left join lateral jsonb_to_record(f.card) as k (title jsonb, slug text, alt jsonb, brand jsonb,
      color jsonb, categories jsonb, pictures jsonb) on true
    where c.id = ${cartId} and c.site_id = ${siteId}
    order by i.id`.execute(db);
  if (rows.length === 0) return null;
  return rows.filter((row): row is CartLineRow => row.slug !== null);
}
