// `npm run import -- FILE …`: brings a catalog that stands in a file into the shop.

import { join } from "node:path";
import { readConfig } from "#api/config.ts";
import { migrate } from "#api/db/migrate.ts";
import { createDb, createPool } from "#api/db/pool.ts";
import { runAllByName } from "#api/db/prepared.ts";
import { startDatabase } from "#api/db/start.ts";
import { folderStore } from "#api/media/public.ts";
import { Closing } from "#api/start/closing.ts";
import { openDataFolder } from "#api/start/data-folder.ts";
import { type Progress, withProgress } from "#api/start/progress.ts";
import { tellFault } from "#api/start/tell-fault.ts";
import { readers } from "../formats/registry.ts";
import { chooseReader, openCatalog } from "../open-file.ts";
import { checkMedia } from "../pictures/check-media.ts";
import { mediaSource } from "../pictures/media-source.ts";
import { planImport } from "../plan.ts";
import { CatalogFault, type ReadOptions } from "../port.ts";
import { Report } from "../report.ts";
import { runImport } from "../run.ts";
import { noConversion } from "../values/price.ts";
import { runAlone } from "./alone.ts";
import { type ImportArguments, readArguments, usage } from "./arguments.ts";
import { openShop } from "./open-shop.ts";
import { printable } from "./printable.ts";

/** What part of a run each phase is, in hundredths. */
const shares = {
  reading: { from: 0, share: 10 },
  giving: { from: 10, share: 80 },
  linking: { from: 90, share: 10 },
};

const closing = new Closing();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, async () => {
    console.error("Stopped. What was imported stays; run the same again to go on.");
    await closing.run();
    process.exit(130);
  });
}

try {
  const given = readArguments(process.argv.slice(2));
  if (given === "help") console.log(usage);
  else await importCatalog(given);
} catch (error) {
  if (error instanceof CatalogFault) console.error(printable(error.message));
  else tellFault(error);
  process.exitCode = 1;
} finally {
  await closing.run();
}

async function importCatalog(given: ImportArguments): Promise<void> {
  const file = await openCatalog(given.path, given.encoding);
  const reader = chooseReader(file, readers, given.format);
  console.log(`${given.path}: ${reader.title}, ${file.encoding}`);
  const options: ReadOptions = { language: given.language, rate: given.rate, now: new Date() };
  if (given.media) await checkMedia(given.media, reader.read(file, options));

  const config = readConfig(process.env);
  openDataFolder(config.dataDir);
  const database = await startDatabase(config);
  closing.add(database.stop);
  const pool = createPool(withoutWaiting(database.url));
  closing.add(() => pool.end());
  pool.on("connect", runAllByName);
  await migrate(pool);
  const db = createDb(pool);
  const shop = { db, source: given.source ?? reader.id, mediaFolder: given.media };
  const task = { reader, file, options, mode: given.mode };
  const report = new Report(join(config.dataDir, "imports", `${stampOf(new Date())}.csv`));
  const follow = ({ advance }: Progress) => {
    options.onProgress = (phase, done, total) => {
      const { from, share } = shares[phase];
      advance(from + (share * done) / total, 100);
    };
  };
  if (given.dryRun) {
    await withProgress("Looking through", (progress) => {
      follow(progress);
      return planImport({ ...task, shop }, report);
    });
  } else {
    await runAlone(pool, shop.source, async () => {
      const opened = await openShop(db, folderStore(config.dataDir), { demo: config.demo });
      const media = mediaSource(given.media);
      await withProgress("Importing", (progress) => {
        follow(progress);
        return runImport({ ...task, shop: { ...shop, ...opened, media } }, report);
      });
    });
  }
  if (given.rate === noConversion) console.log("Prices were read as roubles (--currency-rate).");
  for (const line of report.finish(given.dryRun ? "planned" : "done")) console.log(printable(line));
}

/** A run that loses its last moments to a power cut takes them up again: no commit waits for the disk. */
function withoutWaiting(url: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}options=${encodeURIComponent("-c synchronous_commit=off")}`;
}

/** "2026-11-21-04-30-05" */
function stampOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(/[T:]/g, "-");
}
