import { z } from "zod";
import { StartupFault } from "./start/startup-fault.ts";

const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1");

/** `true` is one proxy. */
const proxies = z
  .enum(["true", "false"])
  .transform((value) => (value === "true" ? 1 : 0))
  .or(z.coerce.number().int().min(0).max(9));

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** "similar=3f2a,new=77c0" → { similar: "3f2a", new: "77c0" } */
const pairs = z
  .string()
  .regex(/^[\w-]+=[\w-]+(?:,[\w-]+=[\w-]+)*$/)
  .transform(
    (text): Record<string, string> =>
      Object.fromEntries(text.split(",").map((pair) => pair.split("="))),
  );

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUST_PROXY: proxies.default(0),
  RATE_LIMITS: z.coerce.number().min(0).default(1),
  SANDBOX: flag.default(true),
  PAGE_CACHE_MB: z.coerce.number().min(0).default(64),
  DEMO: flag.default(true),
  SECRET: z.string().min(16).optional(),
  REES46_SHOP_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  REES46_URL: origin.default("https://api.rees46.ru"),
  REES46_BLOCKS: pairs.default({}),
});

/** Every variable that the shop reads. */
export const environmentNames: readonly string[] = Object.keys(Environment.shape);

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
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new StartupFault(`The environment is not right. ${faults.join("; ")}`);
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
