import { afterEach, expect, test } from "vitest";
import { clockOf, momentOf } from "./moment.ts";

const ru = { locale: "ru", zone: "по\u00a0Москве" } as const;
const en = { locale: "en", zone: "Moscow time" } as const;
const zoneOfMachine = Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => {
  process.env.TZ = zoneOfMachine;
});

test("a time is told by the shop's clock, plainly to who lives by the same", () => {
  process.env.TZ = "Europe/Moscow";
  expect(clockOf("2026-11-21T11:05:00Z", ru)).toBe("14:05");
  process.env.TZ = "Europe/Minsk";
  expect(momentOf("2026-11-21T11:05:00Z", ru)).toBe("21 ноября в 14:05");
});

test("who lives by another clock is told whose it is", () => {
  process.env.TZ = "Asia/Vladivostok";
  expect(clockOf("2026-11-21T11:05:00Z", ru)).toBe("14:05 по\u00a0Москве");
  expect(momentOf("2026-11-21T22:30:00Z", en)).toBe("22 November at 01:30 Moscow time");
  process.env.TZ = "America/New_York";
  expect(momentOf("2026-11-21T11:05:00Z", en)).toBe("21 November at 14:05 Moscow time");
});
