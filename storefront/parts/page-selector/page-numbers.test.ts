import fc from "fast-check";
import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("three pages round the current one, one at either end", () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, "gap", 9]);
  expect(pageNumbers(5, 9)).toEqual([1, "gap", 4, 5, 6, "gap", 9]);
  expect(pageNumbers(9, 9)).toEqual([1, "gap", 7, 8, 9]);
});

test("a gap never stands for one page alone", () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("the current page, the first and the last are always there, in order", () => {
  const place = fc
    .integer({ min: 1, max: 5000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(place, ([current, count]) => {
      const pages = pageNumbers(current, count).filter((page) => page !== "gap");
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, count]));
      expect(pages.length).toBeLessThanOrEqual(7);
    }),
  );
});
