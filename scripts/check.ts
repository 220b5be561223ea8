// `npm run check`: everything that can be known of the code without running the shop.

import { spawnSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const tool = (path: string) => join(ROOT, "node_modules", path);

/** What is checked, the program, its arguments. */
const CHECKS: [string, string, string[]][] = [
  ["format and lint", tool("@biomejs/biome/bin/biome"), ["ci", "--error-on-warnings"]],
  ["rooms", join(import.meta.dirname, "check-rooms.ts"), []],
  ["route types", tool("@react-router/dev/bin.cjs"), ["typegen"]],
  ["types", tool("typescript/bin/tsc"), ["--noEmit", "--pretty"]],
  ["dead code", tool("knip/bin/knip.js"), ["--no-progress"]],
  ["file lengths", join(import.meta.dirname, "check-lengths.ts"), []],
];

const failed = CHECKS.filter(([name, program, args]) => {
  const began = Date.now();
  const run = spawnSync(process.execPath, [program, ...args], { cwd: ROOT, stdio: "inherit" });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${run.status === 0 ? "✓" : "✗"} ${name} (${seconds} s)`);
  return run.status !== 0;
});
process.exitCode = failed.length > 0 ? 1 : 0;
