// A server process of its own over the database at the address given, for tests that kill it. It
// runs the job whose name it is sent.

import { buildApp, writeCallBook } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { createDb, createPool } from "../../db/pool.ts";
import { listen } from "../../listen.ts";
import { orderJobs } from "../../orders/jobs.ts";
import { siteFinder } from "../../settings/public.ts";
import { authenticateStaff } from "../../staff/public.ts";

const config = readConfig(process.env);
const db = createDb(createPool(process.argv[2] ?? ""));
const app = await buildApp({
  config,
  db,
  book: writeCallBook(),
  findSite: siteFinder(db),
  authenticate: (token) => authenticateStaff(db, token),
});
config.port = await listen(app, { port: 0, host: "127.0.0.1" });

const stopping = new AbortController().signal;
process.on("message", (name) => {
  const job = orderJobs.find((one) => one.name === name);
  job?.run({ db, config, log: app.log, stopping }).catch(() => undefined);
});
// Its tests may end without a word.
process.on("disconnect", () => process.exit());
process.send?.(config.port);
