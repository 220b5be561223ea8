import type { SourceFile } from "./source-file.ts";

/**
 * Files that import each other in a circle, and those that tie two circles together; none when
 * every file can be read after what it imports. Imports of types count.
 */
export function filesInCircles(files: readonly SourceFile[]): string[] {
  const left = new Map(files.map(({ path, imports }) => [path, imports]));
  for (;;) {
    const imported = new Set([...left.values()].flat());
    const outside = [...left].filter(
      ([path, imports]) => !imported.has(path) || !imports.some((target) => left.has(target)),
    );
    if (outside.length === 0) return [...left.keys()];
    for (const [path] of outside) left.delete(path);
  }
}
