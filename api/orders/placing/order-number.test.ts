import fc from "fast-check";
import { expect, test } from "vitest";
import { isOrderNumber, makeOrderNumber } from "./order-number.ts";

const running = fc.integer({ min: 100_001, max: 99_999_999 });
const signs = [..."0123456789ABCDEFGHJKMNPQRSTWXYZ"];

test("a made number is known as one, also in small letters", () => {
  fc.assert(
    fc.property(running, (count) => {
      const number = makeOrderNumber(count);
      expect(number.startsWith(`${count}-`)).toBe(true);
      expect(isOrderNumber(number)).toBe(true);
      expect(isOrderNumber(number.toLowerCase())).toBe(true);
    }),
  );
});

test("one wrong sign is noticed", () => {
  fc.assert(
    fc.property(running, fc.nat(), fc.constantFrom(...signs), (count, at, sign) => {
      const number = makeOrderNumber(count);
      const place = at % number.length;
      fc.pre(number[place] !== "-" && number[place] !== sign);
      expect(isOrderNumber(number.slice(0, place) + sign + number.slice(place + 1))).toBe(false);
    }),
  );
});

test("two numbers of one count seldom agree", () => {
  const numbers = new Set(Array.from({ length: 200 }, () => makeOrderNumber(100_001)));
  expect(numbers.size).toBeGreaterThan(195);
});
