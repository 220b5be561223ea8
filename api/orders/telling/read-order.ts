import type { Db } from "../../context.ts";
import { selectPaymentMoves, selectPayments, selectReceipts } from "../../payments/public.ts";
import { refuse } from "../../refuse.ts";
import { hashGuestKey } from "../guest-key.ts";
import { findOrder, type OrderName, type OrderRow, readWholeOrder } from "../queries/read-order.ts";
import type { OrderReading } from "./present.ts";

/**
 * A guest's order: the number alone opens nothing. A wrong key, no key and no such order are one
 * and the same. @throws Refusal not_found.
 */
export function guestOrderName(siteId: number, number: string, key: string | undefined): OrderName {
  if (!key) refuse("not_found");
  return { siteId, number, keyHash: hashGuestKey(key) };
}

/** @throws Refusal not_found. */
export async function findNamedOrder(db: Db, name: OrderName): Promise<OrderRow> {
  return (await findOrder(db, name)) ?? refuse("not_found");
}

/** An order with its money and, if wanted, its receipts. @throws Refusal not_found. */
export async function readOrder(
  db: Db,
  name: OrderName,
  { withReceipts = false } = {},
): Promise<OrderReading> {
  const order = (await readWholeOrder(db, name)) ?? refuse("not_found");
  const payments = await selectPayments(db, order.id);
  const paymentMoves = await selectPaymentMoves(db, order.id);
  const receipts = withReceipts ? await selectReceipts(db, order.id) : null;
  return { order, payments, paymentMoves, receipts };
}
