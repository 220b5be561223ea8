import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { CardColor, CardPicture } from "../catalog/public.ts";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";

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
  i.id, i.quantity, i.seen_price, o.sku_id, o.product_id, o.size_id, o.size_text, o.code, o.gtin, o.tax_code, o.no_return, o.price,
  o.base_price, o.is_preorder, o.is_on_sale, o.in_warehouse, o.preorder_left,
  f.price as product_price, f.card -> 'title' as title, f.card ->> 'slug' as slug,
  f.card -> 'alt' as alt, f.card -> 'brand' as brand, f.card -> 'color' as color,
  f.card -> 'categories' as categories, f.card -> 'pictures' -> 0 as picture,
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
    left join sku_offers o on o.sku_id = i.sku_id and o.site_id = c.site_id
    left join product_cards f on f.product_id = o.product_id and f.site_id = c.site_id
    where c.id = ${cartId} and c.site_id = ${siteId}
    order by i.id`.execute(db);
  if (rows.length === 0) return null;
  return rows.filter((row): row is CartLineRow => row.slug !== null);
}

/** Takes the cart's row, so that nothing is put in or taken out until the transaction ends. */
export async function lockCart(db: Db, { cartId, siteId }: CartOwner): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select from carts where id = ${cartId} and site_id = ${siteId} for update`.execute(db);
  return rows.length > 0;
}

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
 * more than there is. Answers null when there is no such offer.
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
    from offer, present`.execute(db);
  return rows[0] ?? null;
}

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

/** Empties the cart, or of it only these lines. */
export async function deleteLines(
  db: Db,
  owner: CartOwner,
  only?: readonly number[],
): Promise<void> {
  await sql`${prepared}
    delete from cart_items i using carts c
    where c.id = i.cart_id and c.id = ${owner.cartId} and c.site_id = ${owner.siteId}
      and (${only ? [...only] : null}::bigint[] is null or i.id = any(${only ? [...only] : null}::bigint[]))`.execute(
    db,
  );
}

export async function deleteCart(db: Db, { cartId, siteId }: CartOwner): Promise<void> {
  await db.deleteFrom("carts").where("id", "=", cartId).where("site_id", "=", siteId).execute();
}

/** Forgets carts that nobody touched for this long, a bounded number at once; answers how many. */
export async function deleteOldCarts(db: Db, days: number, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from carts where id in (
      select id from carts where updated_at < now() - make_interval(days => ${days})
      order by updated_at limit ${atMost} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
