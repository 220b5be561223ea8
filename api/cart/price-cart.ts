import type { Said } from "#contract/locale.ts";
import { add, type Kopecks, kopecks, noMoney, subtract, times } from "#contract/money.ts";

/** A line as it is priced: one piece before and after the sale discount. */
export interface PricedLine {
  id: number;
  basePrice: Kopecks;
  price: Kopecks;
  quantity: number;
}

/** What a promotion takes off, per line. Shares are positive. */
export interface Discount {
  source: string;
  title: Said;
  shares: ReadonlyMap<number, Kopecks>;
}

/** A line with what it costs after the discounts worked out so far. */
export interface LineSum extends PricedLine {
  total: Kopecks;
}

/** One promotion: looks at the lines as the earlier ones left them, answers what it takes off. */
export type DiscountSource = (lines: readonly LineSum[]) => Discount | null;

export interface CartPrice {
  /** Sum of base price × quantity. */
  itemsAmount: Kopecks;
  saleDiscount: Kopecks;
  complexDiscount: Kopecks;
  discounts: readonly Discount[];
  lines: readonly LineSum[];
  /** What the goods cost after every discount: the sum that the delivery's price looks at. */
  goods: Kopecks;
  delivery: Kopecks;
  total: Kopecks;
}

/** The least a line costs, gifts aside. */
const leastLine = kopecks(1);

/**
 * Works a cart's sum out in the shop's fixed order: base prices, sale, promotions in their order,
 * delivery by what the goods then cost, total. No promotion takes a line below 1 kopeck.
 */
export function priceCart(
  lines: readonly PricedLine[],
  sources: readonly DiscountSource[],
  deliveryPrice: (goods: Kopecks) => Kopecks,
): CartPrice {
  const itemsAmount = add(...lines.map((line) => times(line.basePrice, line.quantity)));
  const onSale = lines.map((line) => ({ ...line, total: times(line.price, line.quantity) }));
  const saleDiscount = subtract(itemsAmount, add(...onSale.map((line) => line.total)));

  const discounts: Discount[] = [];
  let sums: readonly LineSum[] = onSale;
  for (const source of sources) {
    const discount = source(sums);
    if (!discount) continue;
    const { applied, left } = apply(discount, sums);
    discounts.push(applied);
    sums = left;
  }

  const goods = add(...sums.map((line) => line.total));
  const complexDiscount = subtract(subtract(itemsAmount, saleDiscount), goods);
  const delivery = lines.length ? deliveryPrice(goods) : noMoney;
  return {
    itemsAmount,
    saleDiscount,
    complexDiscount,
    discounts,
    lines: sums,
    goods,
    delivery,
    total: add(goods, delivery),
  };
}

function apply(discount: Discount, lines: readonly LineSum[]) {
  const shares = new Map<number, Kopecks>();
  const left = lines.map((line) => {
    const most = subtract(line.total, leastLine);
    const share = kopecks(Math.max(0, Math.min(discount.shares.get(line.id) ?? 0, most)));
    if (share > 0) shares.set(line.id, share);
    return { ...line, total: subtract(line.total, share) };
  });
  return { applied: { ...discount, shares }, left };
}
