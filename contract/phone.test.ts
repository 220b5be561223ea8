import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPhone, isPhone, normalizePhone } from "./phone.ts";

test("a phone is grouped 3-3-2-2 while it is being typed", () => {
  const typed = ["9", "91", "916", "9162", "91620", "916204", "9162043", "91620431", "9162043105"];
  expect(typed.map(formatPhone)).toEqual([
    "+7 9",
    "+7 91",
    "+7 916",
    "+7 916 2",
    "+7 916 20",
    "+7 916 204",
    "+7 916 204-3",
    "+7 916 204-31",
    "+7 916 204-31-05",
  ]);
});

test("a number reads the same however it was typed", () => {
  for (const typed of [
    "89162043105",
    "+7 (916) 204 31 05",
    "9162043105",
    "７９１６２０４３１０５",
  ]) {
    expect(normalizePhone(typed)).toBe("+79162043105");
    expect(formatPhone(typed)).toBe("+7 916 204-31-05");
  }
});

test("formatting adds nothing but separators, and doing it twice changes nothing", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ()-]{0,16}$/), (typed) => {
      const shown = formatPhone(typed);
      expect(normalizePhone(shown)).toBe(normalizePhone(typed).slice(0, 12));
      expect(formatPhone(shown)).toBe(shown);
    }),
  );
});

test("a number with a digit missing is none", () => {
  expect(isPhone("+7 916 204-31-0")).toBe(false);
  expect(isPhone("+7 916 204-31-05")).toBe(true);
});
