import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../../api/start/is-alive.ts";

/** Memory that looks like a folder, where the system has it. */
const memory = "/dev/shm";

/** What the databases and pictures of a run take at most; its processes need as much again. */
const neededBytes = 3 * 1024 ** 3;

/**
 * Makes a folder for all that a run of the tests throws away. Where there is room it is in memory: a
 * test file's database is a thousand small files, and to copy them takes a disk half a second.
 */
export function makeThrowAwayPlace(): string {
  const folder = hasRoom() ? memory : tmpdir();
  sweep(folder);
  return mkdtempSync(join(folder, `vitrina-run-${process.pid}-`));
}

function hasRoom(): boolean {
  if (process.availableMemory() < 2 * neededBytes) return false;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** Removes what killed runs have left: the number in the folder's name is their process. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const owner = Number(/^vitrina-run-(\d+)-/.exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another person's.
    }
  }
}
