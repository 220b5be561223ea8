// `npm run demo -- --reset [--force]`: the demo shop as it was on the first day.
// `npm run demo -- --grow 1000`: the demo shop with so many products.

import type pg from "pg";
import { readConfig } from "#api/config.ts";
import { createDb, createPool } from "#api/db/pool.ts";
import { startDatabase } from "#api/db/start.ts";
import { folderStore } from "#api/media/public.ts";
import { withProgress } from "#api/start/progress.ts";
import { readOptions } from "#api/start/read-options.ts";
import { tellFault } from "#api/start/tell-fault.ts";
import { growDemo } from "./grow/grow-demo.ts";
import { resetDemo } from "./reset/reset-demo.ts";

const usage = `npm run demo -- --reset           the demo shop back into its first state
npm run demo -- --reset --force   even when it holds real orders or other goods
npm run demo -- --grow 1000       the demo shop with 1000 products (1,000,000 at most)`;

try {
  const { help, reset: isReset, force, grow: products } = readArguments();
  if (isReset && !help) await reset(force);
  if (products !== undefined && !help) await grow(Number(products));
  if (help || (!isReset && products === undefined)) console.log(usage);
} catch (error) {
  tellFault(error);
  process.exitCode = 1;
}

function readArguments() {
  const flag = { type: "boolean", default: false } as const;
  const options = { help: flag, reset: flag, force: flag, grow: { type: "string" } } as const;
  return readOptions({ options }, usage).values;
}

async function reset(force: boolean): Promise<void> {
  await withShop(async ({ pool, description, dataDir, sandbox }) => {
    await withProgress("Filling the demo shop", (progress) =>
      resetDemo(pool, folderStore(dataDir), { force, sandbox, progress }),
    );
    console.log(`The demo shop stands as on its first day in ${description}`);
  });
}

async function grow(products: number): Promise<void> {
  await withShop(async ({ pool, description }) => {
    const count = await withProgress("Growing the demo shop", ({ advance }) =>
      growDemo(createDb(pool), products, advance),
    );
    console.log(`The demo shop has ${count} products in ${description}`);
  });
}

interface Shop {
  /** Of one connection. */
  pool: pg.Pool;
  description: string;
  dataDir: string;
  sandbox: boolean;
}

async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  const { dataDir, sandbox, databaseUrl } = readConfig(process.env);
  const database = await startDatabase({ dataDir, databaseUrl });
  const pool = createPool(database.url, { max: 1 });
  try {
    await work({ pool, description: database.description, dataDir, sandbox });
  } finally {
    await pool.end();
    await database.stop();
  }
}
