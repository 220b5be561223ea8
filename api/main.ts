// `npm start`, and with --dev `npm run dev`: everything from an empty folder to an open shop.

import type { AddressInfo } from "node:net";
import { isEmpty, loadDemo } from "#demo/load.ts";
import { openBareShop } from "#demo/open-bare-shop.ts";
import { type Config, readConfig } from "./config.ts";
import type { Db } from "./context.ts";
import { migrate } from "./db/migrate.ts";
import { createDb, createPool } from "./db/pool.ts";
import { startDatabase } from "./db/start.ts";
import { folderStore } from "./media/public.ts";
import { type RunningServer, startServer } from "./server.ts";
import { buildStorefront } from "./start/build-storefront.ts";
import { checkPort } from "./start/check-port.ts";
import { Closing } from "./start/closing.ts";
import { openDataFolder } from "./start/data-folder.ts";
import { growHeapSlowly } from "./start/grow-heap-slowly.ts";
import { keepSecret } from "./start/keep-secret.ts";
import { withProgress } from "./start/progress.ts";
import { tellFault } from "./start/tell-fault.ts";

growHeapSlowly();

const dev = process.argv.includes("--dev");
const closing = new Closing();
const stopping = new AbortController();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
process.on("uncaughtException", fail);

const opening = openShop().catch(fail);

async function openShop(): Promise<void> {
  const config = readConfig(process.env);
  await checkPort(config.port, config.host);
  openDataFolder(config.dataDir);
  config.secret ??= keepSecret(config.dataDir);
  const build = dev ? null : await buildStorefront(stopping.signal);

  const database = await startDatabase(config);
  closing.add(database.stop);
  const pool = createPool(database.url);
  closing.add(() => pool.end());
  await migrate(pool);
  const db = createDb(pool);
  if (await isEmpty(db)) await fillShop(db, config);
  stopping.signal.throwIfAborted();

  const server = await startServer({ config, db, databaseUrl: database.url, build });
  closing.add(server.stop);
  console.log(`Vitrina is open at ${addressOf(server, config)}`);
  console.log(`  database   ${database.description}`);
  console.log(
    `  providers  ${config.sandbox ? "sandbox bank, messages at /dev/outbox" : "as set"}`,
  );
}

async function fillShop(db: Db, { demo, dataDir }: Config): Promise<void> {
  if (!demo) return openBareShop(db);
  await withProgress("Filling the demo shop", ({ advance }) =>
    loadDemo(db, folderStore(dataDir), (done, total) => {
      stopping.signal.throwIfAborted();
      advance(done, total);
    }),
  );
}

function addressOf({ app, address }: RunningServer, config: Config): string {
  if (config.publicUrl) return address;
  const { port } = app.server.address() as AddressInfo;
  return `http://localhost:${port}`;
}

async function stop(): Promise<void> {
  stopping.abort();
  await opening;
  await closing.run();
  process.exit(0);
}

async function fail(error: unknown): Promise<void> {
  // What breaks because we are stopping is no news.
  if (stopping.signal.aborted) return;
  tellFault(error);
  process.exitCode = 1;
  await closing.run();
  process.exit(1);
}
