import { expect, test } from "vitest";
import { dayOf, daysAhead } from "./day.ts";

test("a day is named in the shopper's language, whatever the clock of the machine", () => {
  expect(dayOf("2026-11-01", "ru")).toBe("1\u00a0ноября");
  expect(dayOf("2026-11-01T23:59:00+03:00", "en")).toBe("1\u00a0November");
});

test("tomorrow begins at midnight in Moscow", () => {
  expect(daysAhead("2026-11-21", new Date("2026-11-20T20:59:00Z"))).toBe(1);
  expect(daysAhead("2026-11-21", new Date("2026-11-20T21:00:00Z"))).toBe(0);
  expect(daysAhead("2027-01-01", new Date("2026-12-31T12:00:00Z"))).toBe(1);
});
