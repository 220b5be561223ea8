import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const folders: string[] = [];

/** A new folder, with spaces in its path, that is gone when the tests of the file are done. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `vitrina ${name} `));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
