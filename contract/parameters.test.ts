import fc from "fast-check";
import { expect, test } from "vitest";
import { pageQuery } from "./parameters.ts";

const query = pageQuery(24, 100);

test("a limit above the most is the most, however high it is", () => {
  const tooHigh = fc.bigInt({ min: 100n, max: 10n ** 300n });
  fc.assert(fc.property(tooHigh, (limit) => query.parse({ limit: String(limit) }).limit === 100));
});

test("a page that is beyond any list stays beyond it", () => {
  const farOut = fc.bigInt({ min: 1_000_000n, max: 10n ** 300n });
  fc.assert(fc.property(farOut, (page) => query.parse({ page: String(page) }).page === 1_000_000));
});

test.each(["0", "-1", "1.5", "", "many", "Infinity", "NaN", "1e999"])(
  "%j is as if nothing had been said",
  (nonsense) => {
    expect(query.parse({ page: nonsense, limit: nonsense })).toEqual({ page: 1, limit: 24 });
  },
);
