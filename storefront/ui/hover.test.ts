import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const storefront = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: storefront });

/** Selectors with `:hover` that stand in no `@media (hover: hover)`. */
function hoverForFingers(sheet: string): string[] {
  const found: string[] = [];
  const within: string[] = [];
  for (const [, opening, closing] of sheet.matchAll(/([^{};]*)\{|(\})/g)) {
    if (closing) within.pop();
    else within.push(opening?.trim() ?? "");
    const selector = closing ? "" : (within.at(-1) ?? "");
    if (selector.includes(":hover") && !within.includes("@media (hover: hover)")) {
      found.push(selector);
    }
  }
  return found;
}

test("nothing that a finger has touched stays hovered", () => {
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((path) =>
    hoverForFingers(readFileSync(join(storefront, path), "utf8")).map((rule) => `${path}: ${rule}`),
  );
  expect(found).toEqual([]);
});
