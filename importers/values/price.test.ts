import fc from "fast-check";
import { expect, it } from "vitest";
import { noConversion, parsePrice, parseRate } from "./price.ts";

it.each([
  ["1299", 129_900],
  ["1 299,50", 129_950],
  ["1\u00a0299,5 ₽", 129_950],
  ["1,299.00", 129_900],
  ["1.299,00", 129_900],
  ["12,345,678.90", 1_234_567_890],
  ["12.345.678,90", 1_234_567_890],
  ["1.299.000", 129_900_000],
  ["49.9500", 4995],
  ["49.995", 5000],
  ["1,299", 129_900],
  ["$50", 5000],
  ["5 990 руб.", 599_000],
  ["5 990 рублей", 599_000],
  ["1 299,00&nbsp;₽", 129_900],
  ["&#8381;1299", 129_900],
  ["1’299.00", 129_900],
  ["1299,-", 129_900],
  ["1299.–", 129_900],
  ["£1,299.00", 129_900],
  ["BYN 120.50", 12_050],
  ["1299RUB", 129_900],
  ["1299 Руб.", 129_900],
  ["1 299 ₸", 129_900],
])("reads the price %s", (text, kopecks) => {
  expect(parsePrice(text, noConversion)).toBe(kopecks);
});

it.each([
  "",
  "0",
  "0.00",
  "-5",
  "free",
  "1e5",
  "1.2.3",
  "1.299.00",
  "1,299,00",
  "1.299,000.00",
  "10-20",
  "от 1299",
  "max 500",
  "1299/m",
  "9".repeat(30),
  "NaN",
])("takes %s for no price", (text) => {
  expect(parsePrice(text, noConversion)).toBeNull();
});

it("gives every amount of kopecks back as it was written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (amount) => {
      const rest = String(amount % 100).padStart(2, "0");
      const whole = String(Math.floor(amount / 100));
      expect(parsePrice(`${whole}.${rest}`, noConversion)).toBe(amount);
      expect(parsePrice(`${whole},${rest}`, noConversion)).toBe(amount);
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, " ");
      expect(parsePrice(`${grouped},${rest}`, noConversion)).toBe(amount);
    }),
  );
});

it("converts at a rate, rounding half a kopeck up", () => {
  expect(parsePrice("29", parseRate("92.5") ?? 0n)).toBe(268_250);
  expect(parsePrice("0.01", parseRate("92,5") ?? 0n)).toBe(93);
  expect(["", "0", "-1", "a", "1.2.3"].map(parseRate)).toEqual([null, null, null, null, null]);
});
