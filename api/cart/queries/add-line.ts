import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import { relaxedCommit } from "../../db/relaxed-commit.ts";

export interface Wish {
  siteId: number;
  /** The cart the shopper named; it may not exist. */
  cartId: string | null;
  /** The id of a cart made if it does not. */
  freshId: string;
  productId: number;
  sizeId: number;
  quantity: number;
  lineMax: number;
  linesMax: number;
}

/** What became of a wish. `item_id` null: the line was refused, for the reason the rest tells. */
export interface WishRow {
  cart_id: string | null;
  item_id: number | null;
  is_on_sale: boolean;
  is_preorder: boolean;
  available: number;
  quantity_before: number;
  lines: number;
  has_preorder: boolean;
}

/**
 * Puts a SKU into the cart, or more of it, in one statement: two taps at once add twice and never
 * more than there is. Answers null when there is no such offer. A line of the last half second may
 * be lost with the database; an order never is.
 */
export async function upsertLine(db: Db, wish: Wish): Promise<WishRow | null> {
  const { rows } = await sql<WishRow>`${prepared}
    with offer as (
      select o.sku_id, o.price, o.is_preorder, o.is_on_sale,
        case when o.is_preorder then o.preorder_left else o.in_warehouse end as available,
        least(case when o.is_preorder then o.preorder_left else o.in_warehouse end, ${wish.lineMax}::integer) as most
      from sku_offers o
      where o.site_id = ${wish.siteId} and o.product_id = ${wish.productId} and o.size_id = ${wish.sizeId}
        and o.is_living
    ), known as (
      update carts set updated_at = now()
      where id = ${wish.cartId}::uuid and site_id = ${wish.siteId}
      returning id
    ), present as (
      select count(*)::integer as lines,
        coalesce(sum(i.quantity) filter (where i.sku_id = offer.sku_id), 0)::integer as quantity,
        coalesce(bool_or(i.is_preorder and i.sku_id <> offer.sku_id), false) as has_preorder
      from offer left join cart_items i on i.cart_id = ${wish.cartId}::uuid
    ), allowed as (
      select offer.* from offer, present
      where offer.is_on_sale and ${wish.quantity}::integer <= offer.most
        and (present.quantity > 0 or present.lines < ${wish.linesMax}::integer)
        and not (offer.is_preorder and present.has_preorder)
    ), made as (
      insert into carts (id, site_id)
      select ${wish.freshId}::uuid, ${wish.siteId} from allowed where not exists (select from known)
      returning id
    ), line as (
      insert into cart_items (cart_id, sku_id, quantity, seen_price, is_preorder)
      select cart.id, allowed.sku_id, ${wish.quantity}, allowed.price, allowed.is_preorder
      from allowed, (select id from known union all select id from made) cart
      on conflict (cart_id, sku_id) do update
        set quantity = cart_items.quantity + excluded.quantity, seen_price = excluded.seen_price
        where cart_items.quantity + excluded.quantity <= (select most from offer)
      returning id, cart_id
    )
    select (select cart_id from line) as cart_id, (select id from line) as item_id,
      offer.is_on_sale, offer.is_preorder, offer.available, present.quantity as quantity_before,
      present.lines, present.has_preorder
    from offer, present, ${relaxedCommit}`.execute(db);
  return rows[0] ?? null;
}
