import fc from "fast-check";
import { expect, test } from "vitest";
import { readIds, withId, withoutId } from "./favorite-ids.ts";

const id = fc.integer({ min: 1, max: 2 ** 53 - 1 });
const ids = fc.uniqueArray(id);

test("what is stored is what is read again", () => {
  fc.assert(
    fc.property(ids, (kept) => {
      expect(readIds(kept.join(","))).toEqual(kept);
    }),
  );
});

test("whatever stands in the storage, only ids are read, each once", () => {
  const nonsense = fc.array(fc.oneof(id.map(String), fc.string(), fc.constant("7")));
  fc.assert(
    fc.property(nonsense, (parts) => {
      const read = readIds(parts.join());
      expect(new Set(read).size).toBe(read.length);
      expect(read.every((each) => Number.isSafeInteger(each) && each > 0)).toBe(true);
    }),
  );
});

test("a piece is kept once, and taken out it is gone", () => {
  fc.assert(
    fc.property(ids, id, (kept, one) => {
      const twice = withId(withId(kept, one), one);
      expect(twice.filter((each) => each === one)).toHaveLength(1);
      expect(withoutId(twice, one)).toEqual(withoutId(kept, one));
    }),
  );
});

test("a piece put back stands where it stood", () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1 }), fc.nat(), (kept, any) => {
      const at = any % kept.length;
      const one = kept[at] as number;
      expect(withId(withoutId(kept, one), one, at)).toEqual(kept);
    }),
  );
});
