import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { CartOwner } from "./read-lines.ts";

/** A line and what can be had of its SKU. */
export interface LineState {
  sku_id: number;
  product_id: number;
  quantity: number;
  is_on_sale: boolean;
  is_preorder: boolean;
  available: number;
}

/** One line of the cart, locked with its cart; null when it is not the cart's. */
export async function lockLine(
  db: Db,
  { cartId, siteId }: CartOwner,
  itemId: number,
): Promise<LineState | null> {
  const { rows } = await sql<LineState>`${prepared}
    select o.sku_id, o.product_id, i.quantity, o.is_on_sale, o.is_preorder,
      case when o.is_preorder then o.preorder_left else o.in_warehouse end as available
    from carts c
    join cart_items i on i.cart_id = c.id
    join sku_offers o on o.sku_id = i.sku_id and o.site_id = c.site_id
    where c.id = ${cartId} and c.site_id = ${siteId} and i.id = ${itemId}
    for update of c, i`.execute(db);
  return rows[0] ?? null;
}

/** Sets a line's quantity; the price counts as seen. */
export async function updateQuantity(db: Db, itemId: number, quantity: number): Promise<void> {
  await sql`${prepared}
    update cart_items i set quantity = ${quantity}, seen_price = o.price
    from carts c, sku_offers o
    where i.id = ${itemId} and c.id = i.cart_id and o.sku_id = i.sku_id and o.site_id = c.site_id`.execute(
    db,
  );
}

export async function findOffer(db: Db, siteId: number, productId: number, sizeId: number) {
  const { rows } = await sql<{
    sku_id: number;
    price: number;
    is_on_sale: boolean;
    is_preorder: boolean;
    available: number;
  }>`${prepared}
    select o.sku_id, o.price, o.is_on_sale, o.is_preorder,
      case when o.is_preorder then o.preorder_left else o.in_warehouse end as available
    from sku_offers o
    where o.site_id = ${siteId} and o.product_id = ${productId} and o.size_id = ${sizeId} and o.is_living`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The cart's line of this SKU, if it has one. */
export async function findLineOfSku(db: Db, cartId: string, skuId: number) {
  return db
    .selectFrom("cart_items")
    .where("cart_id", "=", cartId)
    .where("sku_id", "=", skuId)
    .select(["id", "quantity"])
    .executeTakeFirst();
}

/** Turns a line into another SKU's. */
export async function updateSku(
  db: Db,
  itemId: number,
  line: { skuId: number; price: number; quantity: number },
): Promise<void> {
  await db
    .updateTable("cart_items")
    .set({ sku_id: line.skuId, seen_price: line.price, quantity: line.quantity })
    .where("id", "=", itemId)
    .execute();
}

/** True when the cart had the line. */
export async function deleteLine(db: Db, owner: CartOwner, itemId: number): Promise<boolean> {
  const { rows } = await sql`${prepared}
    delete from cart_items i using carts c
    where i.id = ${itemId} and c.id = i.cart_id and c.id = ${owner.cartId} and c.site_id = ${owner.siteId}
    returning i.id`.execute(db);
  return rows.length > 0;
}
