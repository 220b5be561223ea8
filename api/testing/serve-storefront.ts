import { readConfig } from "../config.ts";
import type { Db } from "../context.ts";
import { startServer } from "../server.ts";
import { buildStorefront } from "../start/build-storefront.ts";

/**
 * Builds the storefront where its sources have changed, and serves the whole shop on a free port.
 *
 * @param environment what the shop is to be set up with otherwise than in tests, as `PUBLIC_URL`
 * @returns the running server, and its address, as "http://127.0.0.1:41234"
 */
export async function serveStorefront(
  db: Db,
  databaseUrl: string,
  environment: Record<string, string> = {},
) {
  const build = await buildStorefront(new AbortController().signal);
  const ofTests = { SECRET: "a secret of the tests", LOG_LEVEL: "error", DATA_DIR: "/nowhere" };
  const config = {
    ...readConfig({ ...ofTests, ...environment }),
    port: 0,
    host: "127.0.0.1",
  };
  const server = await startServer({ config, db, databaseUrl, build });
  return { ...server, url: `http://127.0.0.1:${config.port}` };
}
