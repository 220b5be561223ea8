import type { Db } from "../../context.ts";
import { ofOneMoment } from "../../db/of-one-moment.ts";
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

/**
 * An order with its money and, if wanted, its receipts, all of one moment: read apart, an order from
 * before its payment and the payment from after would look refused. @throws Refusal not_found.
 */
export function readOrder(
  db: Db,
  name: OrderName,
  { withReceipts = false } = {},
): Promise<OrderReading> {
  return ofOneMoment(db, async (snapshot) => {
    const order = (await readWholeOrder(snapshot, name)) ?? refuse("not_found");
    const payments = await selectPayments(snapshot, order.id);
    const paymentMoves = await selectPaymentMoves(snapshot, order.id);
    const receipts = withReceipts ? await selectReceipts(snapshot, order.id) : null;
    return { order, payments, paymentMoves, receipts };
  });
}
