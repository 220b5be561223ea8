import { said } from "#contract/locale.ts";
import { add, kopecks, taxInside } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import {
  insertReceipt,
  type ReceiptKind,
  type ReceiptUnit,
  receiptPositions,
} from "../../payments/public.ts";
import { type OrderRow, readWholeOrder, type UnitRow } from "../queries/read-order.ts";

const deliveryTitle = { ru: "Доставка", en: "Delivery" };

function unitOf(unit: UnitRow, order: OrderRow): ReceiptUnit {
  return {
    title: `${said(unit.title, order.locale)}, ${unit.size}`,
    price: kopecks(unit.price),
    tax: kopecks(unit.tax),
    taxCode: unit.tax_code,
    isService: false,
    markCode: unit.mark_code,
  };
}

/**
 * Keeps a cash receipt (54-FZ) over these pieces and this much of the delivery. An order paid
 * ahead has two: a full prepayment on payment, a full payment on hand-over; money that goes back is
 * told by the method it came with.
 */
export async function makeReceipt(
  trx: Db,
  receipt: {
    order: OrderRow;
    kind: ReceiptKind;
    units: readonly UnitRow[];
    delivery: number;
    isHandedOver: boolean;
    paymentId?: number;
    refundId?: number;
  },
): Promise<void> {
  const { order, kind } = receipt;
  const units = receipt.units.map((unit) => unitOf(unit, order));
  if (receipt.delivery > 0) {
    const price = kopecks(receipt.delivery);
    units.push({
      title: deliveryTitle[order.locale],
      price,
      tax: taxInside(price, order.delivery.tax_percent),
      taxCode: order.delivery.tax_code,
      isService: true,
      markCode: null,
    });
  }
  if (units.length === 0) return;
  const method = receipt.isHandedOver ? "full_payment" : "full_prepayment";
  const positions = receiptPositions(units, method);
  const whole = await readWholeOrder(trx, { id: order.id });
  await insertReceipt(trx, {
    order_id: order.id,
    payment_id: receipt.paymentId ?? null,
    refund_id: receipt.refundId ?? null,
    kind,
    total: add(...positions.map((position) => position.total)),
    tax_system: order.seller.tax_system,
    contact: whole?.contacts.email ?? "",
    positions,
  });
}
