import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll } from "vitest";
import type { Db } from "../../context.ts";
import { startEmbedded } from "../../db/embedded/embedded.ts";
import { findPostmaster } from "../../db/embedded/postmaster.ts";
import { migrate } from "../../db/migrate.ts";
import { createDb, createPool } from "../../db/pool.ts";
import { type Ask, askAt, deliveringShop } from "../open-shop.ts";
import type { SmallShop } from "../small-shop.ts";
import { throwAwayFolder } from "../throw-away-folder.ts";
import { isReady } from "./is-ready.ts";
import { type ApartServer, serveApart } from "./serve-apart.ts";

/** A shop whose database and server are processes of their own, to be killed. */
export interface KillableShop extends SmallShop {
  db: Db;
  databaseUrl: string;
  secret: string;
  server: ApartServer;
  /** Asks whichever server is running. */
  ask: Ask;
  url: string;
  /** Ends it as a failing machine would, at once. */
  kill(victim: Victim): Promise<void>;
  /** Resolves, with the milliseconds it took, once shoppers are served by what came after it. */
  backAgain(): Promise<number>;
}

export const victims = ["server", "database"] as const;
export type Victim = (typeof victims)[number];

const secret = "a secret of the tests";

/** The small shop in a PostgreSQL that writes to the disk, and a server apart. */
export async function openKillableShop(): Promise<KillableShop> {
  const folder = throwAwayFolder();
  const database = await startEmbedded(folder, { shared_buffers: "64MB" });
  const postmaster = () => findPostmaster(join(folder, "postgres"));
  let killed = 0;
  const pool = createPool(database.url, { max: 4 });
  await migrate(pool);
  const db = createDb(pool);
  const small = await deliveringShop(db);
  const shop: KillableShop = {
    ...small,
    db,
    databaseUrl: database.url,
    secret,
    server: await serveApart(database.url, secret),
    ask: (...call) => askAt(shop.url)(...call),
    get url() {
      return shop.server.url;
    },
    async kill(victim) {
      if (victim === "server") return shop.server.kill();
      killed = postmaster()?.pid ?? 0;
      process.kill(killed, "SIGKILL");
    },
    async backAgain() {
      const began = performance.now();
      if (!shop.server.isAlive()) shop.server = await serveApart(database.url, secret);
      // What lives on for a moment of the killed one may answer once more.
      while (postmaster()?.pid === killed) await pause(5);
      while (!postmaster()?.ready || !(await isReady(shop.url))) await pause(20);
      return performance.now() - began;
    },
  };
  afterAll(async () => {
    await shop.server.kill();
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return shop;
}
