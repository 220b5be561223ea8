import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longest, longestFirst } from "./longest-first.ts";

const root = join(import.meta.dirname, "..", "..");

test("every file that is to be begun early is there", () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("the longest come first, and the others stay in their order", () => {
  const [first, second] = longest as [string, string];
  const files = ["b.test.ts", second, "a.test.ts", first];
  expect(longestFirst(files, (file) => file)).toEqual([first, second, "b.test.ts", "a.test.ts"]);
});
