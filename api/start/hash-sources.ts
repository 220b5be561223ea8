import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * A fingerprint of files and folders, by name and content, that is the same wherever the clone
 * stands and whenever it was made.
 *
 * @param sources paths under `root`; tests in them do not count.
 */
export function hashSources(root: string, sources: string[]): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesIn(root, source))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(root: string, source: string): string[] {
  if (statSync(join(root, source)).isFile()) return [source];
  const found = globSync(`${source}/**/*`, { cwd: root, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && !entry.name.includes(".test."));
  return files.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
}
