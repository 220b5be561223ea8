import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "../../start/is-alive.ts";
import { StartupFault } from "../../start/startup-fault.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { reasonIn } from "./cluster.ts";

/** PostgreSQL's main process as its own `postmaster.pid` tells it. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  ready: boolean;
}

/** The running main process of this cluster, or undefined; a file left by a dead one is no sign. */
export function findPostmaster(folder: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!pid || !isPostgres(pid)) return undefined;
  return { pid, socketFolder: lines[4] ?? "", ready: lines[7]?.trim() === "ready" };
}

/** After a restart of the machine or container the number may belong to any other program. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  try {
    const [, name, state] = /\((.*)\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return name === "postgres" && state !== "Z";
  } catch {
    return false;
  }
}

export interface LaunchOptions {
  folder: string;
  account: Account;
  binaries: Binaries;
  settings: Record<string, string>;
  logFile: string;
}

/**
 * Starts PostgreSQL on `folder`, or joins the one that runs on it already: after a kill −9 the
 * old one lives on, and commands run beside the server.
 *
 * @throws {StartupFault} with PostgreSQL's own reason when it does not come up.
 */
export async function launch(options: LaunchOptions): Promise<Postmaster> {
  const { folder, logFile } = options;
  const running = await joinRunning(folder);
  if (running) return running;

  const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  let exited = false;
  const markExited = () => {
    exited = true;
  };
  spawnPostgres(options).on("exit", markExited).on("error", markExited);
  // Recovery after a crash takes as long as it takes; only a process that is gone ends the wait.
  while (!exited) {
    const postmaster = findPostmaster(folder);
    if (postmaster?.ready) return postmaster;
    await pause(15);
  }
  // Two commands started at once: the other one's PostgreSQL won the lock file.
  const other = await joinRunning(folder);
  if (other) return other;
  const messages = readFileSync(logFile).subarray(logStart).toString();
  throw new StartupFault(`PostgreSQL did not start: ${reasonIn(messages)} (${logFile})`);
}

async function joinRunning(folder: string): Promise<Postmaster | undefined> {
  for (;;) {
    const postmaster = findPostmaster(folder);
    if (!postmaster || postmaster.ready) return postmaster;
    await pause(15);
  }
}

function spawnPostgres({ folder, account, binaries, settings, logFile }: LaunchOptions) {
  // A leftover of a dead server whose number now belongs to another program would be believed.
  if (!findPostmaster(folder)) rmSync(join(folder, "postmaster.pid"), { force: true });
  const sockets = `"${socketFolder(folder, account).replaceAll('"', '""')}"`;
  const all = { ...settings, listen_addresses: "", unix_socket_directories: sockets };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(logFile, "a");
  // A process group of its own: Ctrl-C must reach the server first, which then stops PostgreSQL.
  const child = spawn(binaries.postgres, ["-D", folder, ...flags], {
    ...account.ids,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

/** The system bounds a socket's path to 107 bytes (103 on macOS). */
function socketFolder(folder: string, account: Account): string {
  if (Buffer.byteLength(join(folder, ".s.PGSQL.5432")) < 100) return folder;
  const short = mkdtempSync(join(tmpdir(), "vitrina-"));
  account.own(short);
  return short;
}

/** Ends PostgreSQL after rolling open transactions back; resolves once its process is gone. */
export async function shutDown(folder: string): Promise<void> {
  const postmaster = findPostmaster(folder);
  if (!postmaster) return;
  process.kill(postmaster.pid, "SIGINT");
  while (isPostgres(postmaster.pid)) await pause(15);
  if (postmaster.socketFolder !== folder)
    rmSync(postmaster.socketFolder, { recursive: true, force: true });
}
