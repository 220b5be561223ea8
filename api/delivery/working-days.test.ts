import fc from "fast-check";
import { expect, test } from "vitest";
import { arrivalDay, isWorkingDay } from "./working-days.ts";

const moscow = (time: string) => new Date(`${time}+03:00`);

test("an order of a morning counts its day, one of an evening the next", () => {
  expect(arrivalDay(moscow("2026-11-17T10:00"), 2)).toBe("2026-11-19");
  expect(arrivalDay(moscow("2026-11-17T16:00"), 2)).toBe("2026-11-20");
});

test("weekends and holidays are passed over", () => {
  expect(arrivalDay(moscow("2026-11-20T17:00"), 1)).toBe("2026-11-24");
  expect(arrivalDay(moscow("2026-12-31T18:00"), 1)).toBe("2027-01-12");
  expect(isWorkingDay("2026-11-04")).toBe(false);
  expect(isWorkingDay("2026-11-05")).toBe(true);
});

test("midnight is Moscow's, wherever the server stands", () => {
  expect(arrivalDay(new Date("2026-11-16T21:30:00Z"), 0)).toBe("2026-11-17");
});

test("more days never arrive earlier, and always on a working day", () => {
  const time = fc.date({
    min: moscow("2026-01-01T00:00"),
    max: moscow("2031-01-01T00:00"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(time, fc.nat(30), (now, days) => {
      const day = arrivalDay(now, days);
      expect(isWorkingDay(day)).toBe(true);
      expect(arrivalDay(now, days + 1) > day).toBe(true);
    }),
  );
});
