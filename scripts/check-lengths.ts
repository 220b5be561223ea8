// Files that grew: over 200 lines they are named, over 300 they fail.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const THINK = 200;
const SPLIT = 300;

const files = globSync(
  "{contract,api,storefront,demo,importers,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}",
  {
    cwd: ROOT,
  },
);
const lengths = files.map((file) => ({
  file,
  lines: readFileSync(join(ROOT, file), "utf8").split("\n").length - 1,
}));
const long = lengths.filter(({ lines }) => lines > THINK).sort((a, b) => b.lines - a.lines);
for (const { file, lines } of long) {
  console.log(`${file}: ${lines} lines${lines > SPLIT ? `, split it (${SPLIT} at most)` : ""}`);
}
process.exitCode = long.some(({ lines }) => lines > SPLIT) ? 1 : 0;
