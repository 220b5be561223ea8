import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashSources } from "./hash-sources.ts";
import { withLock } from "./lock.ts";
import { type Progress, withProgress } from "./progress.ts";
import { StartupFault } from "./startup-fault.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const BUILD = join(ROOT, "build");
const STAMP = join(BUILD, ".stamp");
// Not in the folder of the build, which a build begins by taking away, a lock in it too.
const LOCKS = join(ROOT, ".cache");
const SOURCES = [
  "storefront",
  "contract",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/**
 * Builds the storefront into `build/` unless the build there was made from these very sources.
 *
 * @param signal ends the build.
 * @throws {StartupFault} with the last lines of the build when it fails.
 */
export async function buildStorefront(signal: AbortSignal): Promise<void> {
  mkdirSync(LOCKS, { recursive: true });
  await withLock(join(LOCKS, "build.lock"), async () => {
    const hash = hashSources(ROOT, SOURCES);
    if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
    await withProgress("Building the storefront", (progress) => build(progress, signal));
    writeFileSync(STAMP, hash);
  });
}

async function build(progress: Progress, signal: AbortSignal): Promise<void> {
  const tool = join(ROOT, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [tool, "build"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "production" },
    signal,
  });
  const { code, output } = await listenTo(child, progress);
  const isWhole = existsSync(join(BUILD, "server", "index.js"));
  if (code === 0 && isWhole) return;
  throw new StartupFault(`The storefront could not be built:\n${output.trim().slice(-1_500)}`);
}

/** The build says four times how far it is: modules read and files written, twice over. */
async function listenTo(child: ChildProcess, progress: Progress) {
  let output = "";
  const read = (text: string) => {
    output += text;
    progress.advance(output.match(/modules transformed|built in/g)?.length ?? 0, 4);
  };
  child.stdout?.setEncoding("utf8").on("data", read);
  child.stderr?.setEncoding("utf8").on("data", read);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  return { code, output };
}
