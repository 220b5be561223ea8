import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { scopedName } from "./scoped-name.ts";

test("no two style sheets share a class", () => {
  const sheets = globSync("storefront/**/*.module.css").map((sheet) => resolve(sheet));
  const classes = sheets.flatMap((sheet) => {
    const names = [...readFileSync(sheet, "utf8").matchAll(/\.([a-z][A-Za-z0-9]*)/g)];
    return [...new Set(names.map(([, name = ""]) => scopedName(name, sheet)))];
  });
  expect(sheets.length).toBeGreaterThan(50);
  expect(classes.length).toBe(new Set(classes).size);
});
