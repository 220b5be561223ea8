import { add, type Kopecks, kopecks, times } from "#contract/money.ts";

export type ReceiptKind = "payment" | "hand_over" | "refund";

/** Payment subject (tag 1212): goods, goods that carry a mark code, a service. */
export type ReceiptSubject = "goods" | "goods_with_mark" | "service";
/** Payment method (tag 1214). */
export type ReceiptMethod = "full_prepayment" | "full_payment";

/** A position of a cash receipt under 54-FZ, sums in kopecks: price × quantity = total. */
export interface ReceiptPosition {
  title: string;
  quantity: number;
  price: Kopecks;
  total: Kopecks;
  tax_code: string;
  tax: Kopecks;
  subject: ReceiptSubject;
  method: ReceiptMethod;
  mark_code: string | null;
}

/** One piece, or the delivery, as it goes into a receipt. */
export interface ReceiptUnit {
  title: string;
  /** What was paid for it, discounts already shared out. */
  price: Kopecks;
  tax: Kopecks;
  taxCode: string;
  isService: boolean;
  markCode: string | null;
}

/**
 * Pieces of one kind and price stand in one position, a piece with a mark code in its own. Nothing
 * is rounded here, so the positions add up to what was paid for the units, to the kopeck.
 */
export function receiptPositions(
  units: readonly ReceiptUnit[],
  method: ReceiptMethod,
): ReceiptPosition[] {
  const positions = new Map<string, ReceiptPosition>();
  for (const unit of units) {
    const key = JSON.stringify([unit.title, unit.price, unit.taxCode, unit.markCode]);
    const known = positions.get(key);
    const quantity = (known?.quantity ?? 0) + 1;
    positions.set(key, {
      title: unit.title,
      quantity,
      price: unit.price,
      total: times(unit.price, quantity),
      tax_code: unit.taxCode,
      tax: add(known?.tax ?? kopecks(0), unit.tax),
      subject: subjectOf(unit),
      method,
      mark_code: unit.markCode,
    });
  }
  return [...positions.values()];
}

function subjectOf(unit: ReceiptUnit): ReceiptSubject {
  if (unit.isService) return "service";
  return unit.markCode ? "goods_with_mark" : "goods";
}
