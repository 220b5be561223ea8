import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callLimits } from "../plugins/limits.ts";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = page.split("\n").filter((line) => /^\| \d+\.\d+\.\d+/.test(line));

/** ASVS 5.0, levels 1 and 2: how many requirements each section has, counted from its first. */
const asked: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5 },
  ...{ "6.6": 3, "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2 },
  ...{ "8.2": 3, "8.3": 1, "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4 },
  ...{ "10.4": 11, "10.5": 5, "10.6": 2, "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4 },
  ...{ "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2, "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2 },
  ...{ "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3, "15.2": 3, "15.3": 7, "16.1": 1 },
  ...{ "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4, "17.3": 2 },
};

/** "1.2.6–8, 2.1.1" → 1.2.6, 1.2.7, 1.2.8, 2.1.1. */
function requirementsIn(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const [, section, first, last = first] = /^(\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    if (!section) throw new Error(`No requirement: ${part}`);
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, index) => `${section}.${Number(first) + index}`);
  });
}

test("every requirement stands on the page once", () => {
  const told = rows.flatMap((row) => requirementsIn(row.split(" | ")[0]?.slice(2) ?? ""));
  const all = Object.entries(asked).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(told.toSorted()).toEqual(all.toSorted());
});

test("every row is held by a test or says why not", () => {
  const reasons = /\.(test|spec)\.ts`|not applicable|not yet: |the owner's|this page|departs: /;
  for (const row of rows) expect(row.split(" | ")[2], row).toMatch(reasons);
});

test("every test that the page names is there", () => {
  const named = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)` "([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(50);
  for (const [, file = "", name = ""] of named) {
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(readFileSync(join(root, file), "utf8"), file).toContain(name);
  }
  const files = page.match(/[\w/.-]+\.(?:test|spec)\.ts/g);
  expect(files).toHaveLength(named.length);
});

test("the limits of calls are those that hold", () => {
  for (const [name, { most, seconds }] of Object.entries(callLimits)) {
    expect(page).toContain(`| \`${name}\` | ${most} | ${seconds} |`);
  }
});
