import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashSources } from "./hash-sources.ts";
import { withLock } from "./lock.ts";
import { type Progress, withProgress } from "./progress.ts";
import { StartupFault } from "./startup-fault.ts";
import { claimBuild, removeUnserved } from "./storefront-builds.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const BUILDS = join(ROOT, "build");
/** As `react-router.config.ts` has it. */
const NEW = join(BUILDS, "new");
const FINGERPRINT_LENGTH = 16;
const SOURCES = [
  "storefront",
  "contract",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
];

/**
 * Builds the storefront unless there is a build of these very sources. Each has a folder of its own
 * in `build/`, so that a shop goes on with the files it began with while another one is built.
 *
 * @param signal ends the build.
 * @returns the folder of the build, this process's to serve until it ends.
 * @throws {StartupFault} with the last lines of the build when it fails.
 */
export async function buildStorefront(signal: AbortSignal): Promise<string> {
  mkdirSync(BUILDS, { recursive: true });
  return withLock(join(BUILDS, "lock"), async () => {
    const fingerprint = hashSources(ROOT, SOURCES).slice(0, FINGERPRINT_LENGTH);
    const folder = join(BUILDS, fingerprint);
    if (!existsSync(folder)) {
      rmSync(NEW, { recursive: true, force: true });
      await withProgress("Building the storefront", (progress) => build(progress, signal));
      renameSync(NEW, folder);
    }
    claimBuild(folder);
    removeUnserved(BUILDS);
    return folder;
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
  const isWhole = existsSync(join(NEW, "server", "index.js"));
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
