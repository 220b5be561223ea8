import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { startEmbedded } from "../../api/db/embedded/embedded.ts";
import { migrate } from "../../api/db/migrate.ts";
import { createPool } from "../../api/db/pool.ts";
import type { Database } from "../../api/db/types.ts";
import { grow } from "./grow.ts";

export interface GrownCatalog extends AsyncDisposable {
  /** Makes one visit; answers the milliseconds that it waited for its statements. */
  visit(number: number): Promise<number>;
}

/**
 * A catalog of so many products on a server of its own, to be visited again and again; `prepare`
 * makes of it what the visits need besides.
 */
export async function openCatalog(
  products: number,
  visit: (db: Kysely<Database>, number: number) => Promise<void>,
  prepare: (pool: pg.Pool, products: number) => Promise<void> = async () => {},
): Promise<GrownCatalog> {
  const folder = mkdtempSync(join(tmpdir(), "vitrina-bench-"));
  const server = await startEmbedded(folder, { fsync: "off", shared_buffers: "512MB" });
  const pool = createPool(server.url, { max: 1 });
  let waited = 0;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      waited += event.queryDurationMillis;
    },
  });
  const catalog: GrownCatalog = {
    async visit(number) {
      waited = 0;
      await visit(db, number);
      return waited;
    },
    async [Symbol.asyncDispose]() {
      await pool.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await migrate(pool);
    await grow(pool, products);
    await prepare(pool, products);
    return catalog;
  } catch (error) {
    await catalog[Symbol.asyncDispose]();
    throw error;
  }
}
