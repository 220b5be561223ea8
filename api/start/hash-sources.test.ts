import { mkdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { hashSources } from "./hash-sources.ts";

let root: string;
beforeEach(() => {
  root = join(temporaryFolder("sources"), "clone");
  mkdirSync(join(root, "storefront", "parts"), { recursive: true });
  writeFileSync(join(root, "storefront", "parts", "header.tsx"), "<header />");
  writeFileSync(join(root, "lock.json"), "{}");
});

const hash = () => hashSources(root, ["storefront", "lock.json"]);
const header = () => join(root, "storefront", "parts", "header.tsx");

test("the fingerprint does not depend on when or where the clone was made", () => {
  const before = hash();
  utimesSync(header(), 0, 0);
  const elsewhere = `${root} moved`;
  renameSync(root, elsewhere);
  root = elsewhere;
  expect(hash()).toBe(before);
});

test.each<[string, () => void]>([
  ["an edit", () => writeFileSync(header(), "<header></header>")],
  ["a new file", () => writeFileSync(join(root, "storefront", "footer.tsx"), "")],
  ["a new name", () => renameSync(header(), join(root, "storefront", "parts", "top.tsx"))],
  ["other packages", () => writeFileSync(join(root, "lock.json"), "{ }")],
])("%s changes it", (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

test("a test beside the sources does not", () => {
  const before = hash();
  writeFileSync(join(root, "storefront", "parts", "header.test.tsx"), "test()");
  expect(hash()).toBe(before);
});
