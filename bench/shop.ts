import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface BenchShop {
  url: string;
  databaseUrl: string;
  /** Resident memory of the server process, MB (Linux only, else NaN). */
  memory(): number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
    probe.on("error", reject);
  });
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error("The shop did not get ready within 5 minutes");
}

/**
 * Starts the whole shop as an owner would, in production mode, with a data folder of its own that
 * is kept between runs so that the demo shop is filled once.
 */
export async function startShop(environment: Record<string, string> = {}): Promise<BenchShop> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["api/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: ".cache/bench",
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      ...environment,
    },
  });
  child.stdout?.resume();
  await untilReady(url, child);
  return {
    url,
    databaseUrl: environment.DATABASE_URL ?? "",
    memory: () => residentMegabytes(child.pid ?? 0),
    async stop() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
    },
  };
}

function residentMegabytes(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Number(line?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Runs `work` on a started shop and stops it whatever happens. */
export async function withShop<T>(
  work: (shop: BenchShop) => Promise<T>,
  environment?: Record<string, string>,
): Promise<T> {
  const shop = await startShop(environment);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
