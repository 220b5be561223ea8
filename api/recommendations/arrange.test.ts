import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrange } from "./arrange.ts";
import type { Piece } from "./queries/candidates.ts";

const few = fc.integer({ min: 1, max: 12 });
const piece: fc.Arbitrary<Piece> = fc
  .record({ product_id: few, model: fc.boolean(), category: fc.integer({ min: 1, max: 3 }) })
  // A product belongs to one model, wherever it stands.
  .map(({ product_id, category }) => ({
    product_id,
    model_id: product_id > 9 ? null : Math.ceil(product_id / 3),
    category_id: category,
  }));
const wish = fc.record({
  pieces: fc.array(piece, { maxLength: 30 }),
  barred: fc.array(piece, { maxLength: 3 }),
  limit: fc.integer({ min: 1, max: 10 }),
  varied: fc.option(fc.record({ butFirst: fc.option(fc.integer({ min: 1, max: 3 })) }), {
    nil: undefined,
  }),
});

describe("whatever is recommended", () => {
  test("a block shows each piece once, and no two colors of one model", () => {
    fc.assert(
      fc.property(wish, ({ pieces, ...arrangement }) => {
        const shown = arrange(pieces, arrangement);
        const models = shown
          .map((id) => pieces.find(({ product_id }) => product_id === id)?.model_id)
          .filter((model) => model !== null);
        expect(new Set(shown).size).toBe(shown.length);
        expect(new Set(models).size).toBe(models.length);
        expect(shown.length).toBeLessThanOrEqual(arrangement.limit);
      }),
    );
  });

  test("none of the barred pieces is in it, and it is empty only when there is nothing else", () => {
    fc.assert(
      fc.property(wish, ({ pieces, ...arrangement }) => {
        const barred = new Set(arrangement.barred.map(({ product_id }) => product_id));
        const shown = arrange(pieces, arrangement);
        expect(shown.filter((id) => barred.has(id))).toEqual([]);
        expect(shown.length > 0).toBe(pieces.some(({ product_id }) => !barred.has(product_id)));
      }),
    );
  });

  test("a varied block shows as many pieces as a plain one", () => {
    fc.assert(
      fc.property(wish, ({ pieces, ...arrangement }) => {
        const plain = arrange(pieces, { ...arrangement, varied: undefined });
        expect(arrange(pieces, arrangement)).toHaveLength(plain.length);
      }),
    );
  });
});

test("a varied block gives no category more than a quarter while others have pieces", () => {
  const pieces = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    product_id: id,
    model_id: null,
    category_id: id < 6 ? 1 : id,
  }));
  const shown = arrange(pieces, { limit: 5, barred: [], varied: { butFirst: null } });
  expect(shown).toEqual([1, 2, 6, 7, 8]);
});

test("what is of the item's own kind comes after all others in a varied block", () => {
  const pieces = [1, 2, 3].map((id) => ({ product_id: id, model_id: null, category_id: id % 2 }));
  expect(arrange(pieces, { limit: 3, barred: [], varied: { butFirst: 1 } })).toEqual([2, 1, 3]);
});
