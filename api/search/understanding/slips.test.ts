import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slipsAllowed, slipsBetween } from "./slips.ts";

const word = fc.string({ unit: fc.constantFrom(..."абвгдежзик"), minLength: 1, maxLength: 9 });

describe("slips between two words", () => {
  test("are none where they are the same, and some where they are not", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b) === 0).toBe(a === b);
      }),
    );
  });

  test("are never more than writing it anew", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(slipsBetween(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length) + 0.3);
      }),
    );
  });

  test.each([
    ["a letter wrong", "кордиган", "кардиган"],
    ["two letters exchanged", "рубшака", "рубашка"],
    ["two exchanged over a third, another one wrong", "кординаг", "кардиган"],
    ["a letter doubled, another one wrong", "карддеган", "кардиган"],
  ])("%s: «%s» is still %s", (_, typed, meant) => {
    expect(slipsBetween(typed, meant)).toBeLessThanOrEqual(slipsAllowed(typed.length));
  });

  test("are too many for another garment", () => {
    expect(slipsBetween("юбка", "шубка")).toBeGreaterThan(slipsAllowed(4));
    expect(slipsBetween("пальто", "платье")).toBeGreaterThan(slipsAllowed(6));
  });
});
