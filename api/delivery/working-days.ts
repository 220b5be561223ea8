import { shopOffsetMs } from "#contract/shop-zone.ts";

/** Days when nothing is sent in Russia whatever the weekday, as "MM-DD" (Labour Code, article 112). */
const publicHolidays: ReadonlySet<string> = new Set([
  "01-01",
  "01-02",
  "01-03",
  "01-04",
  "01-05",
  "01-06",
  "01-07",
  "01-08",
  "02-23",
  "03-08",
  "05-01",
  "05-09",
  "06-12",
  "11-04",
]);

/** What is ordered from this hour on, Moscow time, is packed on the next working day. */
export const packingEndsAtHour = 16;

const dayMs = 24 * 60 * 60 * 1000;

/** A day as "2026-12-01". */
export type Day = string;

function dayAt(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

export function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays.has(day.slice(5));
}

/**
 * The day when an order placed now arrives: `days` working days after the one it is packed on, by
 * the calendar of Moscow.
 */
export function arrivalDay(now: Date, days: number): Day {
  const moscow = new Date(now.getTime() + shopOffsetMs);
  let at = Date.parse(`${dayAt(moscow.getTime())}T00:00:00Z`);
  if (moscow.getUTCHours() >= packingEndsAtHour) at += dayMs;
  while (!isWorkingDay(dayAt(at))) at += dayMs;
  for (let left = days; left > 0; ) {
    at += dayMs;
    if (isWorkingDay(dayAt(at))) left -= 1;
  }
  return dayAt(at);
}
