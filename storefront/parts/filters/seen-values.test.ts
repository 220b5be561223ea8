import fc from "fast-check";
import { expect, test } from "vitest";
import type { Filter } from "#contract/listing.ts";
import { withSeen } from "./seen-values.ts";

const sizes = ["xs", "s", "m", "l", "xl"];
const item = (slug: string, count: number) => {
  return { id: 1, slug, title: slug, active: count === 1, count, color_code: null };
};
const group = (slug: string, items: Filter["items"]): Filter => {
  return { slug, title: slug, upper_auto_filter: false, items };
};

/** Some of the sizes, in their order, each with a count. */
const some = fc
  .subarray(sizes)
  .chain((slugs) =>
    fc.tuple(...slugs.map((slug) => fc.integer({ min: 1, max: 9 }).map((n) => item(slug, n)))),
  );

test("values keep their places, and those that are gone stay at 0", () => {
  fc.assert(
    fc.property(fc.array(some, { minLength: 1 }), (lists) => {
      let seen: Filter[] = [];
      for (const items of lists) seen = withSeen(seen, [group("size", items)]);
      const shown = seen[0]?.items ?? [];
      const everSeen = sizes.filter((slug) => lists.flat().some((one) => one.slug === slug));
      const last = lists.at(-1) ?? [];
      expect(shown.map(({ slug }) => slug).toSorted()).toEqual(everSeen.toSorted());
      expect(shown.filter(({ count }) => count > 0)).toEqual(last);
      expect(shown.some(({ count, active }) => count === 0 && active)).toBe(false);
    }),
  );
});

test("a value comes back to the place that it had", () => {
  const whole = [
    group(
      "size",
      sizes.map((slug) => item(slug, 5)),
    ),
  ];
  const narrowed = [group("size", [item("s", 2), item("xl", 3)])];
  const slugs = (list: Filter[]) => list[0]?.items.map(({ slug }) => slug);
  expect(slugs(withSeen(whole, narrowed))).toEqual(sizes);
  expect(slugs(withSeen(withSeen(whole, narrowed), whole))).toEqual(sizes);
});

test("a group that nothing is left of stays among the others", () => {
  const color = group("color", [item("red", 4)]);
  const brand = group("brand", [item("zara", 4)]);
  const seen = withSeen([group("size", []), color, brand], [group("size", []), brand]);
  expect(seen.map(({ slug }) => slug)).toEqual(["size", "color", "brand"]);
  expect(seen[1]?.items).toEqual([{ ...item("red", 0), active: false }]);
});
