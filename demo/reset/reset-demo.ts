import type pg from "pg";
import { checkClosed, clearDatabase } from "#api/db/clear.ts";
import { migrate } from "#api/db/migrate.ts";
import { createDb } from "#api/db/pool.ts";
import type { PictureStore } from "#api/media/public.ts";
import type { Progress } from "#api/start/progress.ts";
import { StartupFault } from "#api/start/startup-fault.ts";
import { products } from "../goods/index.ts";
import { loadDemo } from "../load.ts";
import { countForeign } from "./queries.ts";

interface ResetOptions {
  /** Throw away real orders and goods that are not the demo's too. */
  force: boolean;
  /** Whether the shop sells for show only: its orders are then nobody's. */
  sandbox: boolean;
  progress: Progress;
}

/**
 * Puts the demo shop back into its first state: what was ordered, registered and changed since is
 * gone. Broken off half way it leaves an empty database, which the next start fills.
 *
 * @param pool of one connection: another one of the shop's would look like an open shop.
 * @throws {StartupFault} when the shop is open, or holds what is not the demo's (and not `force`).
 */
export async function resetDemo(
  pool: pg.Pool,
  store: PictureStore,
  { force, sandbox, progress }: ResetOptions,
): Promise<void> {
  await migrate(pool);
  if (!force) await checkOwn(pool, sandbox);
  const client = await pool.connect();
  try {
    await checkClosed(client);
    await clearDatabase(client);
  } finally {
    client.release(true);
  }
  await migrate(pool);
  await loadDemo(createDb(pool), store, progress.advance);
}

async function checkOwn(pool: pg.Pool, sandbox: boolean): Promise<void> {
  const slugs = products.map(({ color }) => color.slug);
  const foreign = await countForeign(createDb(pool), slugs, sandbox);
  if (foreign.products + foreign.orders === 0) return;
  throw new StartupFault(
    `The database holds ${foreign.orders} real orders and ${foreign.products} products that are ` +
      "not the demo's: --force throws them away.",
  );
}
