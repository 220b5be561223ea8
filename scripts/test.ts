// `npm test`: unit and API tests, then browser tests; closes with the counts over all of them.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFolder } from "../api/testing/memory-folder.ts";
import { chromiumPathOrInstalled } from "../e2e/chromium.ts";
import { addUp, type Counts, inWords, playwrightCounts, vitestCounts } from "./testing/counts.ts";

const reports = mkdtempSync(join(tmpdir(), "vitrina-reports-"));
const inMemory = memoryFolder();
const counts = addUp([runVitest(), runPlaywright()]);
rmSync(reports, { recursive: true });
console.log(inWords(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;

function runVitest(): Counts {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return vitestCounts(report, run("vitest/vitest.mjs", ["run", ...reporters]));
}

function runPlaywright(): Counts {
  const chromium = chromiumPathOrInstalled();
  if (!chromium) {
    console.error(
      "The browser tests need a Chromium and there is none that starts: install one " +
        "(on Debian: apt-get install chromium) or name its path in CHROMIUM.",
    );
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const report = join(reports, "playwright.json");
  const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const isGood = run("@playwright/test/cli.js", ["test", "--reporter=list,json"], env);
  return playwrightCounts(report, isGood);
}

function run(program: string, args: string[], extraEnv: Record<string, string> = {}): boolean {
  const file = join(import.meta.dirname, "..", "node_modules", program);
  const env = { ...process.env, ...(inMemory && { TMPDIR: inMemory }), ...extraEnv };
  return spawnSync(process.execPath, [file, ...args], { stdio: "inherit", env }).status === 0;
}
