// `npm run demo -- --reset [--force]`: the demo shop as it was on the first day.

import { readConfig } from "#api/config.ts";
import { createPool } from "#api/db/pool.ts";
import { startDatabase } from "#api/db/start.ts";
import { folderStore } from "#api/media/public.ts";
import { withProgress } from "#api/start/progress.ts";
import { tellFault } from "#api/start/tell-fault.ts";
import { resetDemo } from "./reset/reset-demo.ts";

const usage = `npm run demo -- --reset           the demo shop back into its first state
npm run demo -- --reset --force   even when it holds real orders or other goods`;

try {
  if (process.argv.includes("--reset")) await reset(process.argv.includes("--force"));
  else console.log(usage);
} catch (error) {
  tellFault(error);
  process.exitCode = 1;
}

async function reset(force: boolean): Promise<void> {
  const { dataDir, sandbox, databaseUrl } = readConfig(process.env);
  const database = await startDatabase({ dataDir, databaseUrl });
  const pool = createPool(database.url, { max: 1 });
  try {
    await withProgress("Filling the demo shop", (progress) =>
      resetDemo(pool, folderStore(dataDir), { force, sandbox, progress }),
    );
    console.log(`The demo shop stands as on its first day in ${database.description}`);
  } finally {
    await pool.end();
    await database.stop();
  }
}
