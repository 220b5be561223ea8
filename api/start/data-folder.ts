import { mkdirSync, mkdtempSync, rmdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { StartupFault } from "./startup-fault.ts";

/**
 * Makes the data folder, and those above it, when it is not there yet, and sees that it can be
 * written to.
 *
 * @throws {StartupFault} when the place takes no folders; else the system's error with the folder
 * that is to blame, for `tellFault`.
 */
export function openDataFolder(dataDir: string): void {
  const folder = resolve(dataDir);
  makeFolder(folder);
  // Rights alone do not tell: root has them on read-only disks and in /proc.
  changeIn(folder, () => rmdirSync(mkdtempSync(join(folder, "try-"))));
}

/** One by one: Node's own `recursive` never comes back from /proc, which says ENOENT to all. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  changeIn(parent, () => {
    try {
      mkdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (isFolder(folder)) return;
      throw new StartupFault(`${folder} is no folder: set DATA_DIR to another place.`);
    }
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function changeIn(folder: string, change: () => void): void {
  try {
    change();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") {
      throw new StartupFault(`${folder} takes no folders: set DATA_DIR to another place.`);
    }
    throw error instanceof StartupFault ? error : Object.assign(error as Error, { path: folder });
  }
}
