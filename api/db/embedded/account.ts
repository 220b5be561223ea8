import { execFileSync, spawnSync } from "node:child_process";
import { chownSync } from "node:fs";
import { StartupFault } from "../../start/startup-fault.ts";

/** The system account that PostgreSQL's processes run as. */
export interface Account {
  /** For `spawn`; empty when it is the account of this very process. */
  ids: { uid?: number; gid?: number };
  canRun(program: string): boolean;
  canEnter(folder: string): boolean;
  own(folder: string): void;
}

/** PostgreSQL refuses to run as root; then the system's `postgres` account is taken, or made. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return ownAccount;
  const ids = findPostgresAccount() ?? makePostgresAccount();
  const passes = (flag: string, path: string) => spawnSync("test", [flag, path], ids).status === 0;
  return {
    ids,
    canRun: (program) => passes("-x", program),
    canEnter: (folder) => passes("-x", folder),
    own: (folder) => chownSync(folder, ids.uid, ids.gid),
  };
}

const ownAccount: Account = { ids: {}, canRun: () => true, canEnter: () => true, own: () => {} };

function findPostgresAccount(): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

function makePostgresAccount(): { uid: number; gid: number } {
  const options = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin"];
  spawnSync("useradd", [...options, "postgres"]);
  const ids = findPostgresAccount();
  if (ids) return ids;
  throw new StartupFault(
    "PostgreSQL does not run as root, and an account 'postgres' could not be made: " +
      "start Vitrina as an ordinary user, or set DATABASE_URL.",
  );
}
