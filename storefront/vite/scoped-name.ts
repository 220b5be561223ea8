import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A class as pages carry it: its name and four characters of its file, "title_k3x9". Short, since
 * every card of a listing and the script on each page repeat them.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.split("?", 1)[0] ?? file);
  const digest = createHash("sha256").update(path).digest("hex").slice(0, 12);
  return `${name}_${Number.parseInt(digest, 16).toString(36).slice(-4)}`;
}
