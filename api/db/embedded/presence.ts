import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

const NAME = "vitrina presence";

/**
 * A connection that says "a process of ours uses this server". The server, an import and a backup
 * may share one PostgreSQL; the last of them to leave stops it.
 */
export interface Presence {
  /** Leaves; true when no other process of ours is left. */
  leave(): Promise<boolean>;
}

/**
 * @param url the server's address; asked again after every loss.
 * @param revive brings PostgreSQL up again after it was killed.
 */
export async function keepPresence(url: string, revive: () => Promise<unknown>): Promise<Presence> {
  let leaving = false;
  let comingBack: Promise<void> | undefined;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: NAME });
    fresh.on("error", () => {});
    await fresh.connect();
    fresh.once("end", () => {
      if (!leaving) comingBack = comeBack();
    });
    return fresh;
  }

  async function comeBack(): Promise<void> {
    for (let wait = 50; !leaving; wait = Math.min(wait * 2, 5_000)) {
      try {
        await revive();
        client = await connect();
        return;
      } catch {
        await pause(wait);
      }
    }
  }

  return {
    async leave() {
      leaving = true;
      // A server that is just being brought up again would outlive us.
      await comingBack;
      const alone = await isAlone(client);
      await client.end().catch(() => {});
      return alone;
    },
  };
}

async function isAlone(client: pg.Client): Promise<boolean> {
  try {
    const { rows } = await client.query(
      `select count(*)::int as others from pg_stat_activity
       where application_name = $1 and pid <> pg_backend_pid()`,
      [NAME],
    );
    return rows[0].others === 0;
  } catch {
    return true;
  }
}
