import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { CartOwner } from "./read-lines.ts";

/** Takes the cart's row, so that nothing is put in or taken out until the transaction ends. */
export async function lockCart(db: Db, { cartId, siteId }: CartOwner): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select from carts where id = ${cartId} and site_id = ${siteId} for update`.execute(db);
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
