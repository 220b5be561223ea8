import { readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function addUp(all: Counts[]): Counts {
  const sum = (name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** "12 passed, 0 failed, 1 skipped" */
export function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** A run that broke down outside its tests, or left no report, is one failure. */
function atLeastOneFailure(counts: Counts, isGood: boolean): Counts {
  return isGood ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

/** @param isGood whether the runner's own exit code was 0. */
export function vitestCounts(report: string, isGood: boolean): Counts {
  const all = readReport(report);
  const counts = {
    passed: all?.numPassedTests ?? 0,
    failed: all?.numFailedTests ?? 0,
    skipped: (all?.numPendingTests ?? 0) + (all?.numTodoTests ?? 0),
  };
  return atLeastOneFailure(counts, isGood && all !== undefined);
}

/** @param isGood whether the runner's own exit code was 0. */
export function playwrightCounts(report: string, isGood: boolean): Counts {
  const stats = readReport(report)?.stats;
  const counts = {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
  return atLeastOneFailure(counts, isGood && stats !== undefined);
}

// biome-ignore lint/suspicious/noExplicitAny: two runners' own formats, of which a few numbers are read
function readReport(file: string): any {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
