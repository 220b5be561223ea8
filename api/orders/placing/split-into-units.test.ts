import fc from "fast-check";
import { expect, test } from "vitest";
import { add, kopecks, taxInside, times } from "#contract/money.ts";
import { splitIntoUnits } from "./split-into-units.ts";

test("the pieces of a line add up to it, in money paid and in discount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000_000 }),
      fc.integer({ min: 1, max: 99 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom(0, 10, 20, 22),
      (base, quantity, kept, taxPercent) => {
        const basePrice = kopecks(base);
        const total = kopecks(Math.max(1, Math.floor(base * quantity * kept)));
        const units = splitIntoUnits({ quantity, basePrice, total, taxPercent });
        expect(units).toHaveLength(quantity);
        expect(add(...units.map((unit) => unit.price))).toBe(total);
        expect(add(...units.map((unit) => unit.discount))).toBe(times(basePrice, quantity) - total);
        for (const unit of units) expect(unit.price).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("122 roubles at 22 % hold 22 of tax, halves go up", () => {
  expect(taxInside(kopecks(122_00), 22)).toBe(22_00);
  expect(taxInside(kopecks(3), 20)).toBe(1);
  expect(taxInside(kopecks(100), 0)).toBe(0);
});
