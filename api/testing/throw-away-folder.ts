import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shutDown } from "../db/embedded/postmaster.ts";
import { isAlive } from "../start/is-alive.ts";
import { memory } from "./memory-folder.ts";

/** A new data folder by whose name the next run finds and stops what a killed one has left. */
export function throwAwayFolder(): string {
  return mkdtempSync(join(tmpdir(), `vitrina-test-${process.pid}-`));
}

/** Stops the servers of runs that were killed, and removes their data. */
export async function sweepLeftovers(): Promise<void> {
  // Whole runs keep their data in memory, single ones do not.
  for (const place of new Set([tmpdir(), memory])) {
    if (existsSync(place)) await sweep(place);
  }
}

async function sweep(place: string): Promise<void> {
  for (const name of readdirSync(place)) {
    const owner = Number(/^vitrina-test-(\d+)-/.exec(name)?.[1]);
    if (!owner || isAlive(owner)) continue;
    const folder = join(place, name);
    try {
      await shutDown(join(folder, "postgres"));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another person's, or being swept by another run.
    }
  }
}
