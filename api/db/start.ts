import pg from "pg";
import { StartupFault } from "../start/startup-fault.ts";
import { startEmbedded } from "./embedded/embedded.ts";

export interface RunningDatabase {
  url: string;
  /** What to tell a person at the terminal, without secrets. */
  description: string;
  stop(): Promise<void>;
}

interface DatabasePlace {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/**
 * The database that the settings name: PostgreSQL in the data folder, or the one at `databaseUrl`.
 *
 * @throws {StartupFault} when it cannot be started or reached, or does not know Russian letters.
 */
export async function startDatabase(place: DatabasePlace): Promise<RunningDatabase> {
  if (!place.databaseUrl) {
    const embedded = await startEmbedded(place.dataDir);
    return { ...embedded, description: `embedded PostgreSQL in ${place.dataDir}` };
  }
  await checkServer(place.databaseUrl);
  return {
    url: place.databaseUrl,
    description: `PostgreSQL at ${withoutSecrets(place.databaseUrl)}`,
    stop: async () => {},
  };
}

/** Asks for what the shop's search rests on instead of comparing names of locales. */
async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query(`
      select current_setting('server_version_num')::int as version,
        current_setting('server_encoding') as encoding,
        lower('ПЛАТЬЕ') = 'платье' and to_tsvector('russian', 'Платья') <> '' as knows_russian`);
    const { version, encoding, knows_russian } = rows[0];
    if (version < 180_000) throw new StartupFault("The database must be PostgreSQL 18 or newer.");
    if (encoding !== "UTF8" || !knows_russian) {
      throw new StartupFault(
        `The database does not know Russian letters (encoding ${encoding}): create it with ` +
          "ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C.UTF-8' TEMPLATE template0.",
      );
    }
  } catch (error) {
    if (error instanceof StartupFault) throw error;
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new StartupFault(`The database at ${withoutSecrets(url)} cannot be reached: ${reason}`);
  } finally {
    await client.end().catch(() => {});
  }
}

function withoutSecrets(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//").replace(/\?.*$/, "");
}
