import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { throwAwayFolder } from "../api/testing/throw-away-folder.ts";

const ROOT = join(import.meta.dirname, "..");
/** What `npm start` runs; it hands its process over, so that the shop's is the one we started. */
const START = [join(ROOT, "scripts", "bootstrap.mjs"), join(ROOT, "api", "main.ts")];

export interface Shop {
  /** "http://localhost:41234" */
  url: string;
  /** Where it keeps its database and pictures. */
  dataDir: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Asks it to stop, waits, and gives its exit code; its own throw-away data folder goes too. */
  stop(): Promise<number | null>;
}

export interface ShopOptions {
  /** Kept between starts when given; otherwise a throw-away one. */
  dataDir?: string;
  env?: Record<string, string>;
}

/**
 * Starts the shop as `npm start` does, on a free port, and resolves once it is open.
 *
 * @throws with its last lines when it ends before that.
 */
export async function startShop({ dataDir, env }: ShopOptions = {}): Promise<Shop> {
  const folder = dataDir ?? throwAwayFolder();
  const child = spawn(process.execPath, START, {
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      const [, address] = /Vitrina is open at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.on("error", reject);
    void ended.then(() => reject(new Error(`The shop did not open:\n${output.slice(-2_000)}`)));
  });
  return {
    url,
    dataDir: folder,
    pid: child.pid as number,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      if (!dataDir) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
