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
  return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}
