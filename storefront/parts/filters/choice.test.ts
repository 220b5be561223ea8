import fc from "fast-check";
import { expect, test } from "vitest";
import { type ListingQuery, writeListingQuery } from "#contract/goods/listing-query.ts";
import { formatRoubles } from "#contract/money.ts";
import { filters as words } from "../../words/ru/filters.ts";
import { chipsOf } from "./chips-of.ts";
import {
  countChosen,
  type FilterChoice,
  isChosen,
  typedPrice,
  withoutChoice,
  withPrice,
  withSwitch,
  withValue,
} from "./choice.ts";
import { knownQuery } from "./known-query.ts";

const group = fc.constantFrom("size", "color", "brand");
const value = fc.constantFrom("s", "m", "red", "black");
const price = fc.option(
  fc.record({ from: fc.integer({ min: 0, max: 99_999 }), to: fc.constant(100_000) }),
  { nil: undefined },
);
const query: fc.Arbitrary<ListingQuery> = fc.record({
  page: fc.integer({ min: 1, max: 50 }),
  filters: fc.dictionary(group, fc.uniqueArray(value, { minLength: 1 })),
  price,
  inStock: fc.constantFrom(true as const, undefined),
  sale: fc.constantFrom(true as const, undefined),
  sort: fc.constantFrom(undefined, "price", "new"),
});

/** A list that knows everything that `query` chooses, and one value more in each group. */
function listOf({ filters, inStock, sale }: ListingQuery): FilterChoice {
  const item = (slug: string, active: boolean) => ({
    id: 1,
    slug,
    title: slug.toUpperCase(),
    active,
    count: 3,
    color_code: null,
  });
  return {
    filters: Object.entries(filters).map(([slug, values]) => ({
      slug,
      title: slug,
      upper_auto_filter: false,
      items: [item("other", false), ...values.map((each) => item(each, true))],
    })),
    price: null,
    in_stock: { active: inStock ?? false, count: 3 },
    sale: { active: sale ?? false, count: 3 },
  };
}

test("a value chosen and given up leaves the choice as it was, on the first page", () => {
  fc.assert(
    fc.property(query, group, value, (asked, name, slug) => {
      fc.pre(!isChosen(asked, name, slug));
      const chosen = withValue(asked, name, slug, true);
      expect(isChosen(chosen, name, slug)).toBe(true);
      expect(countChosen(chosen)).toBe(countChosen(asked) + 1);
      expect(chosen.page).toBe(1);
      expect(writeListingQuery(withValue(chosen, name, slug, false))).toBe(
        writeListingQuery({ ...asked, page: 1 }),
      );
    }),
  );
});

test("without a choice only the order stays", () => {
  fc.assert(
    fc.property(query, (asked) => {
      const bare = withoutChoice(asked);
      expect(countChosen(bare)).toBe(0);
      expect(bare.sort).toBe(asked.sort);
    }),
  );
});

test("each chip gives up one choice and keeps the others", () => {
  fc.assert(
    fc.property(query, (asked) => {
      const chips = chipsOf(listOf(asked), asked, words, (amount) => `${amount} руб.`);
      expect(chips).toHaveLength(countChosen(asked));
      const left = chips.map(({ without }) => writeListingQuery(without));
      expect(new Set(left).size).toBe(chips.length);
      for (const { without } of chips) expect(countChosen(without)).toBe(countChosen(asked) - 1);
    }),
  );
});

test("links keep of an address what the list knows and nothing else", () => {
  fc.assert(
    fc.property(query, (asked) => {
      const list = listOf(asked);
      expect(writeListingQuery(knownQuery(asked, list, ["price", "new"]))).toBe(
        writeListingQuery(asked),
      );
      const invented = { ...asked, filters: { ...asked.filters, shape: ["round"] }, sort: "best" };
      expect(writeListingQuery(knownQuery(invented, list, ["price", "new"]))).toBe(
        writeListingQuery({ ...asked, sort: undefined }),
      );
    }),
  );
});

test("a switch is on or not said at all", () => {
  const bare = { page: 3, filters: {} };
  expect(writeListingQuery(withSwitch(bare, "sale", true))).toBe("?sale=1");
  expect(writeListingQuery(withSwitch({ ...bare, sale: true }, "sale", false))).toBe("");
});

test.each([
  ["5000", "9000", { from: 5000, to: 9000 }],
  ["5 000", "", { from: 5000 }],
  ["5\u00a0000,50", "", { from: 5000 }],
  ["5,000", "12.000", { from: 5000, to: 12_000 }],
  ["", "руб", undefined],
  ["9000", "5000", { from: 5000, to: 9000 }],
  ["0", "", { from: 0 }],
  ["-7", "1234567890123", { from: 7, to: 123_456_789 }],
])("a price typed as “%s” and “%s”", (from, to, expected) => {
  expect(typedPrice(from, to)).toEqual(expected);
});

test("what stands in the fields is read as the price that it was made of", () => {
  fc.assert(
    fc.property(price, (asked) => {
      const text = (end: number | undefined) => (end === undefined ? "" : formatRoubles(end));
      expect(typedPrice(text(asked?.from), text(asked?.to))).toEqual(asked);
      expect(withPrice({ page: 2, filters: {} }, asked)).toEqual({
        page: 1,
        filters: {},
        price: asked,
      });
    }),
  );
});
