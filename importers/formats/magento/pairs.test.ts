import fc from "fast-check";
import { expect, it } from "vitest";
import { parseList, parsePairs, parseVariations } from "./pairs.ts";

it("reads pairs, quoted or not, with commas and inches in them", () => {
  expect([...parsePairs('a=1,b="x, y",c=soft, warm,d=30" leg,e=,f=p=q')]).toEqual([
    ["a", "1"],
    ["b", "x, y"],
    ["c", "soft, warm"],
    ["d", '30" leg'],
    ["e", ""],
    ["f", "p=q"],
  ]);
});

it("gives back any values that hold no comma, bar or quote", () => {
  const value = fc.string({
    unit: fc.constantFrom("a", "ж", " ", "|", "'", "=", "/"),
    minLength: 1,
  });
  fc.assert(
    fc.property(
      fc.array(
        value.filter((one) => one.trim() === one),
        { maxLength: 6 },
      ),
      (values) => {
        const text = values.map((one, index) => `k${index}=${one}`).join(",");
        expect([...parsePairs(text).values()]).toEqual(values);
      },
    ),
  );
});

it("reads pairs between semicolons where no comma parts any", () => {
  expect([...parsePairs("color=Red, dark;size=M;note=soft;warm")]).toEqual([
    ["color", "Red, dark"],
    ["size", "M"],
    ["note", "soft;warm"],
  ]);
  expect([...parsePairs("film=https://a.example/?b=1&amp;c=2")]).toHaveLength(1);
  expect([...parsePairs("material=HeatTec&reg;|Linen,style=a;b=c")]).toEqual([
    ["material", "HeatTec&reg;|Linen"],
    ["style", "a;b=c"],
  ]);
});

it("reads variations and leaves out those without a SKU", () => {
  const found = parseVariations("sku=A-1,size=S,color=Red|size=M|sku=A-2,size=M");
  expect(found.map(({ sku, axes }) => [sku, axes.get("size")])).toEqual([
    ["A-1", "S"],
    ["A-2", "M"],
  ]);
});

it("reads lists without their empties", () => {
  expect(parseList('a, b,,"c,d"')).toEqual(["a", "b", "c,d"]);
});

it("takes any text at all without a fault and in linear time", () => {
  const hard = '"=,|a'.repeat(20_000);
  const started = performance.now();
  parsePairs(hard);
  parseVariations(hard);
  expect(performance.now() - started).toBeLessThan(2000);
  fc.assert(fc.property(fc.string(), (text) => void parseVariations(text)));
});
