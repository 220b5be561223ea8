import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";
import type { CompanionKind, ListKind } from "../tables.ts";

/** A product that can be had now, and what it must not stand beside. */
export interface Piece {
  product_id: number;
  model_id: number | null;
  category_id: number | null;
}

/** What the shopper has before them: what is looked at, in the cart or on the page already. */
export interface Anchor extends Piece {
  /** The category above its own, and the one at the root: women, men, … */
  parent_id: number | null;
  root_id: number | null;
  is_item: boolean;
  is_in_cart: boolean;
}

/** These products, sold out and hidden ones too; unknown ones are left out. */
export async function selectAnchors(
  db: Db,
  siteId: number,
  asked: { item: number | null; exclude: readonly number[]; cartId: string | null },
): Promise<Anchor[]> {
  const { item, exclude, cartId } = asked;
  if (item === null && cartId === null && exclude.length === 0) return [];
  const { rows } = await sql<Anchor>`
    select product_id, model_id, category_id, parent_id, root_id,
      coalesce(product_id = ${item}::bigint, false) as is_item, is_in_cart
    from (
      select product_id, bool_or(is_in_cart) as is_in_cart from (
        select unnest(${item === null ? [...exclude] : [item, ...exclude]}::bigint[]), false
        union all
        select product_id, true from carted_products
        where cart_id = ${cartId}::uuid and site_id = ${siteId}
      ) named (product_id, is_in_cart)
      group by product_id
    ) asked
    join placed_products using (product_id)
    where site_id = ${siteId}
    order by product_id`.execute(db);
  return rows;
}

/** A stretch of ids, best first, from what was worked out before or is given now. */
export type Stretch = RawBuilder<unknown>;

export function listOf(siteId: number, kind: ListKind, categoryId: number): Stretch {
  return sql`
    select u.product_id, u.place from recommendation_lists l
    cross join lateral unnest(l.products) with ordinality u (product_id, place)
    where l.site_id = ${siteId} and l.kind = ${kind} and l.category_id = ${categoryId}`;
}

export function companionsOf(
  siteId: number,
  kind: CompanionKind,
  products: readonly number[],
): Stretch {
  return sql`
    select u.product_id, min(u.place) from recommendation_companions c
    cross join lateral unnest(c.products) with ordinality u (product_id, place)
    where c.site_id = ${siteId} and c.kind = ${kind} and c.product_id = any(${[...products]}::bigint[])
    group by u.product_id`;
}

/** The given products, those that shoppers care for most first. */
export function warmestOf(siteId: number, products: readonly number[]): Stretch {
  return sql`
    select u.product_id, row_number() over (order by i.heat desc nulls last, u.place)
    from unnest(${[...products]}::bigint[]) with ordinality u (product_id, place)
    left join recommendation_interest i
      on i.site_id = ${siteId} and i.product_id = u.product_id`;
}

export function givenOrder(products: readonly number[]): Stretch {
  return sql`
    select u.product_id, u.place
    from unnest(${[...products]}::bigint[]) with ordinality u (product_id, place)`;
}

/** The ids of all stretches, one after the other; some may stand in several. */
export async function selectIds(db: Db, stretches: readonly Stretch[]): Promise<number[]> {
  const numbered = stretches.map(
    (stretch, tier) =>
      sql`select ${tier}::integer as tier, s.* from (${stretch}) s (product_id, place)`,
  );
  const { rows } = await sql<{ product_id: number }>`
    select product_id from (${sql.join(numbered, sql` union all `)}) all_of_them
    order by tier, place, product_id`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Those of these products that can be had now, in the given order. */
export async function selectPieces(
  db: Db,
  siteId: number,
  products: readonly number[],
): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select r.product_id, r.model_id, r.category_id
    from unnest(${[...products]}::bigint[]) with ordinality asked (product_id, place)
    join recommendable_products r
      on r.site_id = ${siteId} and r.product_id = asked.product_id
    order by asked.place`.execute(db);
  return rows;
}

/** Anything that can be had, newest first: for a shop that nothing was worked out for yet. */
export async function selectAnyPieces(
  db: Db,
  siteId: number,
  butNot: readonly number[],
  atMost: number,
): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select product_id, model_id, category_id from recommendable_products
    where site_id = ${siteId} and product_id <> all(${[...butNot]}::bigint[])
    order by product_id desc limit ${atMost}`.execute(db);
  return rows;
}
