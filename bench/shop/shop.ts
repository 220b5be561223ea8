import { readFileSync } from "node:fs";
import { type Shop, startShop } from "../../e2e/server.ts";

/** Where the benches' shop keeps its database between runs. */
export const benchDataDir = ".cache/bench";

/**
 * Runs `work` on the whole shop in production mode, its data kept between runs so that the demo
 * shop is filled once, and stops it whatever happens.
 */
export async function withShop<T>(
  work: (shop: Shop) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const shop = await startShop({
    dataDir: benchDataDir,
    env: { NODE_ENV: "production", ...env },
  });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Resident memory of a process in MB; NaN where there is no /proc. */
export function residentMegabytes(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(line?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
