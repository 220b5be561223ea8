import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { StartupFault } from "../../start/startup-fault.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";

/**
 * The folder that holds PostgreSQL's files for `dataDir`, made by `initdb` the first time.
 *
 * It stands in `dataDir` unless the account cannot get there (root's own home, say); then
 * `dataDir/postgres` is a link to a folder under `/var/lib/vitrina`.
 */
export async function openCluster(
  dataDir: string,
  account: Account,
  binaries: Binaries,
): Promise<string> {
  const place = join(dataDir, "postgres");
  if (existsSync(place)) return realpathSync(place);

  const reachable = letThrough(dataDir, account);
  const parent = reachable ? dataDir : outsidePlace();
  const fresh = mkdtempSync(join(parent, "postgres-"));
  try {
    account.own(fresh);
    await initialize(fresh, account, binaries);
    if (reachable) renameSync(fresh, place);
    else symlinkSync(fresh, place);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Another process made the cluster in the meantime: theirs is as good.
    if (!existsSync(place)) throw error;
  }
  return realpathSync(place);
}

/**
 * The data folder is ours to open for passing through; what is private in it is so by itself.
 * Folders above it are not.
 */
function letThrough(dataDir: string, account: Account): boolean {
  if (account.canEnter(dataDir)) return true;
  const { mode, uid } = statSync(dataDir);
  if (uid !== process.getuid?.()) return false;
  chmodSync(dataDir, mode | 0o011);
  if (account.canEnter(dataDir)) return true;
  chmodSync(dataDir, mode);
  return false;
}

function outsidePlace(): string {
  const folder = "/var/lib/vitrina";
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

function initialize(folder: string, account: Account, binaries: Binaries): Promise<void> {
  const flags = [
    `--pgdata=${folder}`,
    "--username=postgres",
    // Only the socket in the account's private folder is ever listened on.
    "--auth=trust",
    // Left to itself initdb follows the environment, and SQL_ASCII knows no Cyrillic letters.
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--locale=C.UTF-8",
    "--lc-messages=C",
    "--no-instructions",
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, flags, {
      ...account.ids,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, LC_ALL: undefined },
    });
    let complaint = "";
    child.stderr.setEncoding("utf8").on("data", (text) => {
      complaint += text;
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartupFault(`PostgreSQL could not make its files: ${reasonIn(complaint)}`));
    });
  });
}

/** The one line of PostgreSQL's messages that says what is wrong. */
export function reasonIn(messages: string): string {
  if (/No space left on device|Check free disk space/.test(messages)) return "the disk is full.";
  const lines = messages.trim().split("\n");
  const telling = lines.filter((line) => /error:|FATAL:|PANIC:/.test(line)).at(-1) ?? lines.at(-1);
  return telling?.replace(/^.*?(error|FATAL|PANIC):\s*/, "") || "it said nothing.";
}
