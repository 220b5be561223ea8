import fc from "fast-check";
import { expect, test } from "vitest";
import { listOrder } from "../listing/list-order.ts";
import { isPartOf } from "./find-category.ts";
import { availabilityOf } from "./present-size.ts";

const chain = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { minLength: 1 });

test("a chain with some of its upper links left out is a part of it", () => {
  fc.assert(
    fc.property(chain, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (whole, kept) => {
      const part = whole.filter((_, index) => kept[index] || index === whole.length - 1);
      expect(isPartOf(part, whole)).toBe(true);
      expect(isPartOf([...part].reverse(), whole)).toBe(part.length === 1);
      expect(isPartOf([...part, "x"], whole)).toBe(false);
    }),
  );
});

test("an order is read from the address, and anything else is a label", () => {
  expect(listOrder(undefined)).toEqual({ by: "default" });
  expect(listOrder("")).toEqual({ by: "default" });
  expect(listOrder("-price")).toEqual({ by: "price", descending: true });
  expect(listOrder("discount")).toEqual({ by: "discount", descending: false });
  expect(listOrder("new")).toEqual({ by: "label", slug: "new" });
  expect(listOrder("--price")).toEqual({ by: "label", slug: "--price" });
});

test("a number of pieces is none, the last one, few or many", () => {
  expect([-1, 0, 1, 2, 3, 4, 99].map(availabilityOf)).toEqual([
    ...["none", "none", "last", "few", "few", "many", "many"],
  ]);
});
