import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take a tenth of a minute and more, the longest first. Without a memory of earlier
 * runs, as in a fresh clone, Vitest begins with the largest files, and a small one that races for
 * a minute would come last and keep one worker alone busy.
 */
export const longest: readonly string[] = [
  "api/orders/placing/killed-at-each-step.test.ts",
  "api/search/judged/judged.test.ts",
  "api/orders/placing/last-piece.test.ts",
  "api/db/backup/backup.test.ts",
  "api/db/embedded/embedded.test.ts",
  "demo/reset/reset-demo.test.ts",
  "api/security/who-may.test.ts",
  "api/start/faults.test.ts",
  "demo/grow/grow-demo.test.ts",
  "api/orders/paying/silent-bank.test.ts",
  "demo/studio/studio.test.ts",
  "importers/command/command.test.ts",
  "api/orders/paying/killed.test.ts",
  "api/security/attacks.test.ts",
  "importers/whole-exports.test.ts",
  "importers/run.test.ts",
];

/** Begins the longest files first, and the others after them in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    return longestFirst(others, ({ moduleId, project }) => relative(project.config.root, moduleId));
  }
}

/** @param pathOf a file's path from the root of the repository. */
export function longestFirst<File>(files: readonly File[], pathOf: (file: File) => string): File[] {
  const rank = (file: File) => {
    const place = longest.indexOf(pathOf(file));
    return place < 0 ? longest.length : place;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}
