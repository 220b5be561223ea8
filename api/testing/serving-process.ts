// A server process of its own over the database at the address given, for tests that kill it.

import type { AddressInfo } from "node:net";
import { buildApp, writeCallBook } from "../app.ts";
import { readConfig } from "../config.ts";
import { createDb, createPool } from "../db/pool.ts";
import { siteFinder } from "../settings/public.ts";

const config = readConfig(process.env);
const db = createDb(createPool(process.argv[2] ?? ""));
const app = await buildApp({
  config,
  db,
  book: writeCallBook(),
  findSite: siteFinder(db),
  authenticate: async () => null,
});
await app.listen({ port: 0, host: "127.0.0.1" });
config.port = (app.server.address() as AddressInfo).port;
process.send?.(config.port);
