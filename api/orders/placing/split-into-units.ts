import { type Kopecks, kopecks, split, subtract, taxInside, times } from "#contract/money.ts";

export interface UnitShare {
  /** From 1. */
  number: number;
  /** What was taken off this piece. */
  discount: Kopecks;
  /** What is paid for it. */
  price: Kopecks;
  /** The tax inside that. */
  tax: Kopecks;
}

/**
 * A line's pieces, each with its share of what the line costs; the shares add up to the line's
 * total and to its discount exactly. What cannot be divided evenly goes to the first piece.
 */
export function splitIntoUnits(line: {
  quantity: number;
  basePrice: Kopecks;
  total: Kopecks;
  taxPercent: number;
}): UnitShare[] {
  const { quantity, basePrice, total, taxPercent } = line;
  const alike = Array.from({ length: quantity }, () => kopecks(1));
  const prices = split(total, alike);
  const discounts = split(subtract(times(basePrice, quantity), total), alike);
  return prices.map((price, index) => ({
    number: index + 1,
    discount: discounts[index] ?? kopecks(0),
    price,
    tax: taxInside(price, taxPercent),
  }));
}
