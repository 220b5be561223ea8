import { sql } from "kysely";
import type { Db } from "../../context.ts";

/** Takes places of a preorder; false when there are not enough left. */
export async function takePreorder(trx: Db, skuId: number, quantity: number): Promise<boolean> {
  const { rows } = await sql`
    update skus set preordered = preordered + ${quantity}
    where id = ${skuId} and preordered + ${quantity} <= preorder_limit returning id`.execute(trx);
  return rows.length > 0;
}

/** Gives places of a preorder back. */
export async function returnPreorder(trx: Db, skuId: number, quantity: number): Promise<void> {
  await sql`update skus set preordered = preordered - ${quantity} where id = ${skuId}`.execute(trx);
}
