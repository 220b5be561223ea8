import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePieces } from "./pieces.ts";

it.each([
  ["7", 7],
  ["10.0000", 10],
  // Accounting programs write three decimals; who groups thousands writes no zeros for them.
  ["3,000", 3],
  ["1,250", 1250],
  ["12,345.0000", 12_345],
  ["1 000", 1000],
  ["1\u00a0000,00", 1000],
  ["5 шт.", 5],
  ["12 pcs", 12],
  ["-3.0000", 0],
  ["+4", 4],
])("reads the stock %s", (text, pieces) => {
  expect(parsePieces(text)).toBe(pieces);
});

it.each([
  undefined,
  "",
  "много",
  "in stock",
  ">100",
  "2.5",
  "1.2.3",
  "1e3",
  "0x10",
  "9".repeat(10),
])("takes %s for no count", (text) => {
  expect(parsePieces(text)).toBeNull();
});

it("gives every count back, with or without decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (count) => {
      for (const text of [`${count}`, `${count}.0000`, `${count},00`]) {
        expect(parsePieces(text)).toBe(count);
      }
    }),
  );
});
