import { readFile, realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { PictureFault } from "./read-picture.ts";

const bytesMax = 50_000_000;

/**
 * Reads a picture of the folder given by `--media`. The path is the file's own ("/m/h/a.jpg") and
 * never leads out of the folder, by `..` or by a symbolic link.
 *
 * @throws PictureFault
 */
export async function readMediaFile(folder: string, path: string): Promise<Buffer> {
  const parts = decodePath(path)
    .split(/[\\/]+/)
    .filter((part) => part !== "" && part !== ".");
  if (parts.length === 0 || parts.includes("..") || parts.some((part) => part.includes("\0"))) {
    throw new PictureFault("the path leads out of the media folder");
  }
  const root = await realpath(folder);
  const found = await realpath(join(root, ...parts)).catch(() => null);
  if (!found) throw new PictureFault("there is no such file in the media folder");
  const inside = relative(root, found);
  if (inside === "" || inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new PictureFault("the path leads out of the media folder");
  }
  const file = await stat(found);
  if (!file.isFile()) throw new PictureFault("it is no file");
  if (file.size > bytesMax) throw new PictureFault(`larger than ${bytesMax / 1_000_000} MB`);
  return readFile(found);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
