import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyPage } from "./chunks.ts";

const storefront = join(import.meta.dirname, "..");
const files = globSync("**/*.{ts,tsx,css}", { cwd: storefront });

test("every name of what each page loads is a file's, so that none falls out when it is moved", () => {
  const gone = everyPage.filter((name) => !files.some((file) => RegExp(`^${name}`).test(file)));
  expect(gone).toEqual([]);
});
