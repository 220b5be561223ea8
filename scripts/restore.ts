// `npm run restore -- FILE [--force]`: a backup into an empty database and data folder.

import { existsSync } from "node:fs";
import { readConfig } from "#api/config.ts";
import { restoreBackup } from "#api/db/backup/restore-backup.ts";
import { createPool } from "#api/db/pool.ts";
import { startDatabase } from "#api/db/start.ts";
import { openDataFolder } from "#api/start/data-folder.ts";
import { withProgress } from "#api/start/progress.ts";
import { StartupFault } from "#api/start/startup-fault.ts";
import { tellFault } from "#api/start/tell-fault.ts";

try {
  const [file] = process.argv.slice(2).filter((argument) => argument !== "--force");
  await restore(file, process.argv.includes("--force"));
} catch (error) {
  tellFault(error);
  process.exitCode = 1;
}

async function restore(file: string | undefined, force: boolean): Promise<void> {
  if (!file) throw new StartupFault("Name the file to read: npm run restore -- FILE [--force]");
  if (!existsSync(file)) throw new StartupFault(`There is no file ${file}.`);
  const config = readConfig(process.env);
  openDataFolder(config.dataDir);
  const database = await startDatabase(config);
  const pool = createPool(database.url, { max: 1 });
  try {
    const target = { pool, dataDir: config.dataDir };
    const { rows, files } = await withProgress("Restoring", (progress) =>
      restoreBackup(target, file, { force, progress }),
    );
    const count = Object.values(rows).reduce((sum, rowsOfTable) => sum + rowsOfTable, 0);
    console.log(`Restored ${count} rows and ${files} files from ${file}`);
  } finally {
    await pool.end();
    await database.stop();
  }
}
