import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./is-alive.ts";

/** Runs `work` while no other process does so under the same lock file; waits for its turn. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!take(file)) {
    if (!isHeld(file)) rmSync(file, { force: true });
    else await pause(100);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Whether the process still lives whose number the file holds: a killed one leaves it behind. */
export function isHeld(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, "utf8"));
    // Just made, and its number not written yet.
    return owner === 0 || isAlive(owner);
  } catch {
    return false;
  }
}
