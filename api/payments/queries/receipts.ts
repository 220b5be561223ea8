import type { Selectable } from "kysely";
import type { Db } from "../../context.ts";
import type { PaymentsTables } from "../tables.ts";

export type ReceiptRow = Selectable<PaymentsTables["receipts"]>;

/** Keeps a receipt; the same one again changes nothing. */
export async function insertReceipt(
  trx: Db,
  receipt: Pick<
    ReceiptRow,
    | "order_id"
    | "payment_id"
    | "refund_id"
    | "kind"
    | "total"
    | "tax_system"
    | "contact"
    | "positions"
  >,
): Promise<void> {
  await trx
    .insertInto("receipts")
    .values({ ...receipt, positions: JSON.stringify(receipt.positions) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function selectReceipts(db: Db, orderId: number): Promise<ReceiptRow[]> {
  return db
    .selectFrom("receipts")
    .where("order_id", "=", orderId)
    .selectAll()
    .orderBy("id")
    .execute();
}
