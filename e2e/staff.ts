import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { test } from "@playwright/test";

const run = promisify(execFile);
const COMMAND = join(import.meta.dirname, "..", "api", "staff", "command.ts");

/** What `npm run staff -- …` prints beside the open shop; skips the test where its data is elsewhere. */
export async function staff(...given: string[]): Promise<string> {
  const DATA_DIR = process.env.SHOP_DATA;
  test.skip(!DATA_DIR, "SHOP_DATA does not name the open shop's data folder");
  const { stdout } = await run(process.execPath, [COMMAND, ...given], {
    env: { ...process.env, DATA_DIR },
  });
  return stdout.trim();
}
