import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** A row's change before which the shop is made to stand still. */
export interface HaltPlace {
  table: string;
  before: "insert" | "update";
  /** SQL over `new` and `old`; any row unless said. */
  when?: string;
  /** Not before the row but while the transaction that changed it commits. */
  atCommit?: boolean;
}

export interface Halt {
  /** Resolves once the shop stands there. */
  reached(): Promise<void>;
  /** Lets it go on, and all that come after it; lifting twice changes nothing. */
  lift(): Promise<void>;
}

const lock = 4711;

/**
 * Makes whoever comes to a place in the database wait there until it is lifted, so that a test can
 * strike the shop at just that step. The shop itself knows nothing of it.
 */
export async function haltBefore(databaseUrl: string, place: HaltPlace): Promise<Halt> {
  const { table, before, when = "true", atCommit } = place;
  const [kind, moment, terms] = atCommit
    ? ["constraint trigger", "after", "deferrable initially deferred"]
    : ["trigger", "before", ""];
  let isLifted = false;
  const holder = await connect(databaseUrl);
  await holder.query(`select pg_advisory_lock(${lock})`);
  await holder.query(`
    create or replace function stand_still() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(${lock});
        return new;
      end $$;
    create ${kind} stand_still ${moment} ${before} on ${table} ${terms}
      for each row when (${when}) execute function stand_still()`);
  return {
    async reached() {
      while (!isLifted) {
        const { rows } = await holder.query(
          `select from pg_locks where locktype = 'advisory' and objid = ${lock} and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        );
        if (rows.length > 0) return;
        await pause(10);
      }
    },
    async lift() {
      if (isLifted) return;
      isLifted = true;
      await holder.end().catch(() => undefined);
      const cleaner = await connect(databaseUrl);
      await cleaner.query(`drop trigger stand_still on ${table}`);
      await cleaner.end();
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The database is killed under it.
  client.on("error", () => {});
  await client.connect();
  return client;
}
