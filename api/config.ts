import type { z } from "zod";
import { Environment, sayFault } from "./environment.ts";
import { StartupFault } from "./start/startup-fault.ts";

/** What the environment says, parsed once at start. `docs/running.md` has the table. */
export interface Config {
  port: number;
  host: string;
  /** The origin shoppers see; without it the host of each request. No slash at the end. */
  publicUrl: string | undefined;
  /** A PostgreSQL of the owner's; without it the embedded one. */
  databaseUrl: string | undefined;
  /** The embedded database, the pictures and their widths. */
  dataDir: string;
  logLevel: z.output<typeof Environment>["LOG_LEVEL"];
  /** How many proxies stand in front; what those before them claim is not believed. */
  trustProxy: number;
  /** How many times wider the limits of calls are than their own numbers; 0 is none. */
  rateLimits: number;
  /** The sandbox bank and the readable outbox stand in for real providers. */
  sandbox: boolean;
  /** 0: every page is rendered afresh. */
  pageCacheMegabytes: number;
  /** Fill an empty database with the demo shop. */
  demo: boolean;
  /** Signs what leaves the server and comes back; made and kept in the data folder when unset. */
  secret: string | undefined;
  /** The recommender REES46; undefined: the shop's own recommends alone. */
  rees46: Rees46Settings | undefined;
}

export interface Rees46Settings {
  shopId: string;
  /** Where its API is. No slash at the end. */
  url: string;
  /** Its code of a block, by the shop's own code. */
  blocks: Record<string, string>;
}

/** @throws StartupFault naming every fault of the environment at once. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const names = Environment.keyof().options;
  // A variable that is set to nothing is not set.
  const given = Object.fromEntries(names.map((name) => [name, environment[name] || undefined]));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const wrong = names.filter((name) => parsed.error.issues.some(({ path }) => path[0] === name));
    throw new StartupFault(wrong.map((name) => sayFault(name, given[name] ?? "")).join(" "));
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    dataDir: values.DATA_DIR,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    rateLimits: values.RATE_LIMITS,
    sandbox: values.SANDBOX,
    pageCacheMegabytes: values.PAGE_CACHE_MB,
    demo: values.DEMO,
    secret: values.SECRET,
    rees46: values.REES46_SHOP_ID
      ? { shopId: values.REES46_SHOP_ID, url: values.REES46_URL, blocks: values.REES46_BLOCKS }
      : undefined,
  };
}
