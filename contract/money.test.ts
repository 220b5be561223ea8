import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { fromRoubles, isRoubles, kopecks, roublesIn, toRoubles } from "./money.ts";

const amounts = fc.integer({ min: 0, max: limits.priceMax * 100 });

test("every amount that a caller may send comes back as it was", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const roubles = toRoubles(kopecks(amount));
      expect(isRoubles(roubles)).toBe(true);
      expect(fromRoubles(roubles)).toBe(amount);
    }),
  );
});

test("a fraction of a kopeck is no sum, however small", () => {
  const fractions = fc.integer({ min: 1, max: 99 }).map((part) => part / 10_000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fractions, (whole, fraction) => {
      expect(isRoubles(whole + fraction)).toBe(false);
    }),
  );
  for (const value of [5e-324, 1e-9, Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
    expect([value, isRoubles(value)]).toEqual([value, false]);
    expect(() => fromRoubles(value)).toThrow(RangeError);
  }
});

test("a sum reads on one line, its currency in the shopper's language", () => {
  expect(roublesIn("ru", 1_290_000)).toBe("1\u00a0290\u00a0000\u00a0руб.");
  expect(roublesIn("en", 12_900.5)).toBe("12\u00a0900,50\u00a0rub.");
  expect(roublesIn("en", -390)).toBe("\u2212390\u00a0rub.");
});
