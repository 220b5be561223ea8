import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { runMarkedByName } from "./prepared.ts";
import type { Database } from "./types.ts";

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/** Kopecks and ids come as numbers; a value that a number cannot hold exactly is an error. */
function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond a safe integer`);
  return value;
}

const ownParsers: Record<number, (text: string) => unknown> = {
  [INT8]: exactNumber,
  [NUMERIC]: Number,
  // pg would make local midnight of a day, which is another day elsewhere.
  [DATE]: (day) => day,
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== "binary" && ownParsers[oid]) || pg.types.getTypeParser(oid, format),
};

interface PoolOptions {
  /** Connections at most; 10 unless said. */
  max?: number;
}

/**
 * A pool whose rows hold: int8 → number (checked), numeric → number, timestamptz → Date,
 * date → "YYYY-MM-DD". No statement runs longer than 30 s.
 */
export function createPool(url: string, { max = 10 }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    // Also the wait for a free one: a thousand shoppers at once are served in turn.
    connectionTimeoutMillis: 20_000,
    statement_timeout: 30_000,
    application_name: "vitrina",
  });
  pool.on("connect", (client) => {
    runMarkedByName(client);
    // A connection that breaks while it is lent fails its queries; unheard it would end the process.
    client.on("error", () => {});
  });
  // The same for an idle one, which is replaced on the next use.
  pool.on("error", () => {});
  return pool;
}

/** Typed queries over the pool. Ending the pool is its maker's business. */
export function createDb(pool: pg.Pool): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
