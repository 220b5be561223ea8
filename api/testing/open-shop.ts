import type { FastifyBaseLogger } from "fastify";
import { afterAll } from "vitest";
import { kopecks } from "#contract/money.ts";
import { buildApp, writeCallBook } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import type { Db } from "../context.ts";
import { saveDeliveryZone } from "../delivery/public.ts";
import { listen } from "../listen.ts";
import { saveLocality } from "../localities/public.ts";
import { siteFinder } from "../settings/public.ts";
import { authenticateStaff } from "../staff/public.ts";
import { testDatabase } from "./database.ts";
import { type SmallShop, siteId, smallShop } from "./small-shop.ts";

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire brings
  body: any;
}

export type Ask = (
  call: `${"GET" | "POST" | "PUT" | "DELETE"} ${string}`,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export interface OpenShop extends SmallShop {
  db: Db;
  databaseUrl: string;
  config: Config;
  log: FastifyBaseLogger;
  /** "http://127.0.0.1:43211" */
  url: string;
  /** Asks the API below `/api/en/`; the query stands in the path. */
  ask: Ask;
}

/** The small shop with delivery to Moscow, open on a port of its own until the file's tests end. */
export async function openShop(): Promise<OpenShop> {
  const { db, url: databaseUrl } = await testDatabase();
  const shop = await deliveringShop(db);
  const environment = { SECRET: "a secret of the tests", LOG_LEVEL: "error", DATA_DIR: "/nowhere" };
  const config = readConfig(environment);
  const app = await buildApp({
    config,
    db,
    book: writeCallBook(),
    findSite: siteFinder(db),
    authenticate: (token) => authenticateStaff(db, token),
    server: { logger: { level: "error" } },
  });
  config.port = await listen(app, { port: 0, host: "127.0.0.1" });
  afterAll(() => app.close());
  const url = `http://127.0.0.1:${config.port}`;
  return { ...shop, db, databaseUrl, config, log: app.log, url, ask: askAt(url) };
}

/** Asks the API of a server at `url` in English. */
export function askAt(url: string): Ask {
  return async (call, body, headers = {}) => {
    const [method, path] = call.split(" ", 2);
    const answer = await fetch(`${url}/api/en/${path}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}

/** The small shop with delivery to Moscow and the rest of Russia. */
export async function deliveringShop(db: Db): Promise<SmallShop> {
  const shop = await smallShop(db);
  await saveLocality(db, { slug: "moscow", title: { ru: "Москва", en: "Moscow" } });
  await saveLocality(db, { slug: "tver", title: { ru: "Тверь", en: "Tver" } });
  await saveDeliveryZone(db, {
    siteId,
    slug: "moscow",
    title: { ru: "Москва", en: "Moscow" },
    localities: ["moscow"],
    rates: { courier: { price: kopecks(390_00), freeFrom: kopecks(20_000_00), days: 1 } },
  });
  await saveDeliveryZone(db, {
    siteId,
    slug: "russia",
    title: { ru: "Россия", en: "Russia" },
    isDefault: true,
    rates: {
      courier: { price: kopecks(590_00), days: 4 },
      own_shop: { price: kopecks(0), days: 2 },
    },
  });
  return shop;
}
