import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ListingQuery,
  readListingQuery,
  reservedNames,
  writeListingQuery,
} from "./listing-query.ts";

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/);
const name = slug.filter((one) => !reservedNames.has(one) && !one.startsWith("utm_"));
const rouble = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: undefined });

const query: fc.Arbitrary<ListingQuery> = fc
  .record({
    page: fc.integer({ min: 1, max: 999_999 }),
    sort: fc.option(slug, { nil: undefined }),
    groups: fc.uniqueArray(fc.tuple(name, fc.uniqueArray(slug, { minLength: 1, maxLength: 4 })), {
      maxLength: 6,
      selector: ([group]) => group,
    }),
    from: rouble,
    to: rouble,
    inStock: fc.boolean(),
    sale: fc.boolean(),
  })
  .map(({ page, sort, groups, from, to, inStock, sale }) => {
    const [low, high] =
      from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
    const price = {
      ...(low !== undefined && { from: low }),
      ...(high !== undefined && { to: high }),
    };
    return {
      page,
      filters: Object.fromEntries(groups.map(([group, values]) => [group, values.sort()])),
      ...(sort !== undefined && { sort }),
      ...(Object.keys(price).length > 0 && { price }),
      ...(inStock && { inStock: true as const }),
      ...(sale && { sale: true as const }),
    };
  });

const read = (text: string) => readListingQuery(new URLSearchParams(text));

describe("the address of a list", () => {
  test("says what was written into it", () => {
    fc.assert(
      fc.property(query, (asked) => {
        expect(read(writeListingQuery(asked))).toEqual(asked);
      }),
    );
  });

  test("has one form, whatever order its parts were asked in", () => {
    const shuffled = query.chain((asked) => {
      const parts = [...new URLSearchParams(writeListingQuery(asked))];
      return fc.tuple(
        fc.constant(asked),
        fc.shuffledSubarray(parts, { minLength: parts.length, maxLength: parts.length }),
      );
    });
    fc.assert(
      fc.property(shuffled, ([asked, parts]) => {
        expect(writeListingQuery(read(`${new URLSearchParams(parts)}`))).toBe(
          writeListingQuery(asked),
        );
      }),
    );
  });

  test("is read from anything, and stays short", () => {
    const anything = fc.array(
      fc.tuple(fc.oneof(fc.string(), name, fc.constantFrom(...reservedNames)), fc.string()),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(anything, (parts) => {
        const written = writeListingQuery(read(`${new URLSearchParams(parts)}`));
        expect(writeListingQuery(read(written))).toBe(written);
        expect(written.length).toBeLessThan(12 * 80 + 40 * 80 + 200);
      }),
    );
  });

  test.each([
    ["page=0&sort=&color=&price=-", ""],
    ["page=2&page=3", "?page=2"],
    ["page=02", ""],
    ["page=1234567", ""],
    ["color=red&color=blue,red", "?color=blue,red"],
    ["price=5000-1000", "?price=1000-5000"],
    ["in_stock=1&sale=yes&utm_source=x&view=two", "?in_stock=1"],
    ["Color=red&__proto__=x&цвет=красный&color=Красный", ""],
    ["constructor=x", "?constructor=x"],
  ])("reads %s as %s", (asked, expected) => {
    expect(writeListingQuery(read(asked))).toBe(expected);
  });
});
