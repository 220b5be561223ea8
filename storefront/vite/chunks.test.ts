import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { chunksByBeginning } from "./chunks.ts";

const beginnings = Object.values(chunksByBeginning).flat();

test("every chunk begins with files that there are, so that none falls out when it is moved", () => {
  const root = join(import.meta.dirname, "..", "..");
  expect(beginnings.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("what wakes the page stays apart: with others it would run before the routes are there", () => {
  expect(beginnings).not.toContain("storefront/entry.client.tsx");
});
