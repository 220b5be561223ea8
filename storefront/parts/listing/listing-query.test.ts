import fc from "fast-check";
import { expect, test } from "vitest";
import { readListingQuery, withListingQuery } from "./listing-query.ts";

test("what an address says is what is read from it", () => {
  const query = fc.record({
    page: fc.integer({ min: 1, max: 10_000 }),
    sort: fc.constantFrom("price", "-price", "new", "a&b=c"),
  });
  fc.assert(
    fc.property(query, (asked) => {
      const url = new URL(withListingQuery("/women", asked), "https://shop.example");
      expect(readListingQuery(url.searchParams)).toEqual(asked);
    }),
  );
});

test("the first page in the default order has no query", () => {
  expect(withListingQuery("/women", { page: 1 })).toBe("/women");
});

test.each(["0", "-3", "1.5", "x", "", "9".repeat(40)])("page=%s is the first page", (page) => {
  expect(readListingQuery(new URLSearchParams({ page })).page).toBe(1);
});
