import { accessSync, constants, statfsSync } from "node:fs";

/** Memory that looks like a folder, where the system has it. */
export const memory = "/dev/shm";

/** What the databases and pictures of a run take at most; its processes need as much again. */
const neededBytes = 3 * 1024 ** 3;

/**
 * Where a run of the tests keeps what it throws away, if memory has room for it: a test file's
 * database is a thousand small files, and to copy them takes a disk up to half a second.
 */
export function memoryFolder(): string | undefined {
  if (process.availableMemory() < 2 * neededBytes) return undefined;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes ? memory : undefined;
  } catch {
    return undefined;
  }
}
