import fc from "fast-check";
import { expect, test } from "vitest";
import { fromRoubles } from "#contract/money.ts";
import { readPrice } from "./read-price.ts";

const ends = (query: string) => {
  const { rest, price } = readPrice(query);
  return [rest.replace(/ +/g, " ").trim(), price?.from ?? null, price?.to ?? null];
};
const roubles = (amount: number) => fromRoubles(amount);

test.each([
  ["платье до 10000", "платье", null, 10_000],
  ["платье до 10 000 руб. синее", "платье синее", null, 10_000],
  ["пальто не дороже 35 тысяч", "пальто", null, 35_000],
  ["сумка от 5000 до 15000 рублей", "сумка", 5_000, 15_000],
  ["coat under 35k", "coat", null, 35_000],
  ["less than 4,500 rub shirt", "shirt", null, 4_500],
  ["не дешевле 20к пальто", "пальто", 20_000, null],
  ["юбка до 9т.р", "юбка", null, 9_000],
])("«%s» is looked for among what costs that much", (query, rest, from, to) => {
  expect(ends(query)).toEqual([rest, from && roubles(from), to && roubles(to)]);
});

test.each([
  "размер до 52",
  "от 2 до 4 лет",
  "юбка до колена",
  "VR-26-101-02",
  "джинсы 501",
  "до 100%",
])("«%s» tells of no price", (query) => expect(ends(query)).toEqual([query, null, null]));

test("any whole sum is read as it was typed, however its thousands are set apart", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 99_999_999 }),
      fc.constantFrom("", " ", ","),
      (sum, gap) => {
        const typed = String(sum).replace(/\B(?=(?:\d{3})+$)/g, gap);
        expect(ends(`платье до ${typed}`)).toEqual(["платье", null, roubles(sum)]);
      },
    ),
  );
});

test("whatever is typed, it is parted without a fault and no word is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (query) => {
      const { rest, said } = readPrice(query);
      expect(rest.length + said.join("").length).toBeGreaterThanOrEqual(query.length);
    }),
  );
});
