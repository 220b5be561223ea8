// `npm run backup -- FILE`: the whole shop into one file, while it is open or closed.

import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readConfig } from "#api/config.ts";
import { writeBackup } from "#api/db/backup/write-backup.ts";
import { createPool } from "#api/db/pool.ts";
import { startDatabase } from "#api/db/start.ts";
import { withProgress } from "#api/start/progress.ts";
import { StartupFault } from "#api/start/startup-fault.ts";
import { tellFault } from "#api/start/tell-fault.ts";

try {
  await backUp(process.argv[2]);
} catch (error) {
  tellFault(error);
  process.exitCode = 1;
}

async function backUp(file: string | undefined): Promise<void> {
  if (!file) throw new StartupFault("Name the file to write: npm run backup -- FILE");
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new StartupFault(`There is no folder ${folder}: make it first.`);
  const config = readConfig(process.env);
  const database = await startDatabase(config);
  const pool = createPool(database.url, { max: 1 });
  try {
    const source = { pool, dataDir: config.dataDir };
    const { rows, files } = await withProgress("Backing up", (progress) =>
      writeBackup(source, file, progress),
    );
    const count = Object.values(rows).reduce((sum, rowsOfTable) => sum + rowsOfTable, 0);
    const megabytes = (statSync(file).size / 1024 ** 2).toFixed(1);
    console.log(`${file}: ${count} rows and ${files} files, ${megabytes} MB`);
  } finally {
    await pool.end();
    await database.stop();
  }
}
