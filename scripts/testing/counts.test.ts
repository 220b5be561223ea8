import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../api/testing/temporary-folder.ts";
import { addUp, inWords, playwrightCounts, vitestCounts } from "./counts.ts";

function report(content: object): string {
  const file = join(temporaryFolder("report"), "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("the counts of both runners are added up into the closing line", () => {
  const unit = vitestCounts(
    report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }),
    false,
  );
  const browser = playwrightCounts(
    report({ stats: { expected: 3, flaky: 1, unexpected: 0, skipped: 1 } }),
    true,
  );
  expect(inWords(addUp([unit, browser]))).toBe("9 passed, 1 failed, 4 skipped");
});

test("a runner that ends badly with no failed test counts as a failure", () => {
  expect(vitestCounts(report({ numPassedTests: 5, numFailedTests: 0 }), false).failed).toBe(1);
  expect(playwrightCounts(report({ stats: { expected: 2, unexpected: 0 } }), false).failed).toBe(1);
});

test("a runner that leaves no report counts as a failure", () => {
  expect(vitestCounts("/nowhere/report.json", true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
