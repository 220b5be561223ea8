import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, type Kopecks, kopecks, noMoney, split } from "#contract/money.ts";
import { type DiscountSource, type PricedLine, priceCart } from "./price-cart.ts";

const someLines: fc.Arbitrary<PricedLine[]> = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 50_000_000 }),
      more: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 20 },
  )
  .map((lines) =>
    lines.map(({ price, more, quantity }, index) => ({
      id: index + 1,
      price: kopecks(price),
      basePrice: kopecks(price + more),
      quantity,
    })),
  );

/** A fixed sum off the whole cart, however large. */
const someSource: fc.Arbitrary<DiscountSource> = fc
  .integer({ min: 1, max: 2_000_000_000 })
  .map((sum) => (lines) => {
    const shares = split(
      kopecks(sum),
      lines.map((line) => line.total),
    );
    return {
      source: "test",
      title: { ru: "Акция", en: "Promotion" },
      shares: new Map(lines.map((line, index) => [line.id, shares[index] ?? noMoney])),
    };
  });

const freeFrom = (threshold: number, price: number) => (goods: Kopecks) =>
  goods >= threshold ? noMoney : kopecks(price);

describe("the sum of a cart", () => {
  test("adds up step by step, whatever is in the cart and however many promotions there are", () => {
    fc.assert(
      fc.property(
        someLines,
        fc.array(someSource, { maxLength: 4 }),
        fc.nat(1_000_000),
        fc.nat(100_000),
        (lines, sources, threshold, deliveryPrice) => {
          const price = priceCart(lines, sources, freeFrom(threshold, deliveryPrice));
          expect(price.itemsAmount - price.saleDiscount - price.complexDiscount).toBe(price.goods);
          expect(price.goods + price.delivery).toBe(price.total);
          expect(add(...price.lines.map((line) => line.total))).toBe(price.goods);
          const taken = price.discounts.flatMap((discount) => [...discount.shares.values()]);
          expect(add(...taken)).toBe(price.complexDiscount);
        },
      ),
    );
  });

  test("no promotion takes a line below one kopeck", () => {
    fc.assert(
      fc.property(someLines, fc.array(someSource, { maxLength: 4 }), (lines, sources) => {
        for (const line of priceCart(lines, sources, () => noMoney).lines) {
          expect(line.total).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  test("the sale discount is what the old prices would have cost more", () => {
    const lines = [{ id: 1, basePrice: kopecks(8900_00), price: kopecks(6900_00), quantity: 2 }];
    const price = priceCart(lines, [], () => kopecks(390_00));
    expect(price).toMatchObject({
      itemsAmount: 17_800_00,
      saleDiscount: 4000_00,
      complexDiscount: 0,
      goods: 13_800_00,
      delivery: 390_00,
      total: 14_190_00,
    });
  });

  test("delivery looks at the sum after discounts", () => {
    const lines = [{ id: 1, basePrice: kopecks(6000_00), price: kopecks(4000_00), quantity: 1 }];
    expect(priceCart(lines, [], freeFrom(5000_00, 300_00)).delivery).toBe(300_00);
    expect(priceCart(lines, [], freeFrom(4000_00, 300_00)).delivery).toBe(0);
  });

  test("an empty cart costs nothing, not even its delivery", () => {
    expect(priceCart([], [], () => kopecks(300_00)).total).toBe(0);
  });
});
