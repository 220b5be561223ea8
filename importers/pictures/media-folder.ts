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
  const found = await locate(folder, path);
  const file = await stat(found);
  if (!file.isFile()) throw new PictureFault("it is no file");
  if (file.size > bytesMax) throw new PictureFault(`larger than ${bytesMax / 1_000_000} MB`);
  return readFile(found);
}

/** Changes when the picture's file does: its size and time, "" when there is no such file. */
export async function stampMediaFile(folder: string | null, path: string): Promise<string> {
  if (folder === null) return "";
  const file = await locate(folder, path)
    .then(stat)
    .catch(() => null);
  return file ? `${file.size} ${file.mtimeMs}` : "";
}

async function locate(folder: string, path: string): Promise<string> {
  const root = await realpath(folder);
  const found = await firstFound(root, decodePath(path).replaceAll("\\", "/"));
  if (!found) throw new PictureFault("there is no such file in the media folder");
  const inside = relative(root, found);
  if (inside === "" || inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
    throw new PictureFault("the path leads out of the media folder");
  }
  return found;
}

/** A folder that came from a Mac spells "й" as two signs, a table as one; a disk tells them apart. */
async function firstFound(root: string, path: string): Promise<string | null> {
  for (const spelled of new Set([path, path.normalize("NFC"), path.normalize("NFD")])) {
    const found = await realpath(join(root, spelled)).catch(() => null);
    if (found) return found;
  }
  return null;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
