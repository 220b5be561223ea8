import { z } from "zod";

const flag = z
  .enum(["true", "false", "1", "0"])
  .transform((value) => value === "true" || value === "1");

/** `true` is one proxy. */
const proxies = z
  .enum(["true", "false"])
  .transform((value) => (value === "true" ? 1 : 0))
  .or(z.coerce.number().int().min(0).max(9));

const webAddress = z.url({ protocol: /^https?$/ });

/** What follows the host would be lost: the shop's addresses begin there. */
const origin = webAddress
  .refine((url) => /^\w+:\/\/[^/?#@]+\/*$/.test(url))
  .transform((url) => new URL(url).origin);

/** "similar=3f2a,new=77c0" → { similar: "3f2a", new: "77c0" } */
const pairs = z
  .string()
  .regex(/^[\w-]+=[\w-]+(?:,[\w-]+=[\w-]+)*$/)
  .transform(
    (text): Record<string, string> =>
      Object.fromEntries(text.split(",").map((pair) => pair.split("="))),
  );

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Every variable that the shop reads. `docs/running.md` has the table. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default("0.0.0.0"),
  PUBLIC_URL: origin.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  LOG_LEVEL: z.enum(levels).default("info"),
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
  REES46_URL: webAddress
    .transform((url) => url.replace(/\/+$/, ""))
    .default("https://api.rees46.ru"),
  REES46_BLOCKS: pairs.default({}),
});

type Name = keyof typeof Environment.shape;

const yesOrNo = "true or false";

/** What each variable has to be, for whoever set it to something else. */
const expectations: Record<Name, string> = {
  PORT: "a whole number from 0 to 65535",
  HOST: "an address of this machine",
  PUBLIC_URL: "an address like https://shop.example, with nothing after the host",
  DATABASE_URL: "an address like postgres://user:password@host/database",
  DATA_DIR: "a folder",
  LOG_LEVEL: `${levels.slice(0, -1).join(", ")} or ${levels.at(-1)}`,
  TRUST_PROXY: `${yesOrNo}, or a whole number from 0 to 9`,
  RATE_LIMITS: "a number, 0 or more",
  SANDBOX: yesOrNo,
  PAGE_CACHE_MB: "a number of megabytes, 0 or more",
  DEMO: yesOrNo,
  SECRET: "16 characters or more",
  REES46_SHOP_ID: "letters, digits, - and _, 64 at most",
  REES46_URL: "an address like https://api.rees46.ru",
  REES46_BLOCKS: "pairs like similar=3f2a,new=77c0",
};

/** What must not stand on a screen or in a log. */
const hush: Partial<Record<Name, (given: string) => string>> = {
  SECRET: ({ length }) => (length === 1 ? "1 character" : `${length} characters`),
  DATABASE_URL: (given) => quoted(given.replace(/^.*@/s, "…@").replace(/\?.*$/s, "?…")),
};

/** "PORT is “abc”, and should be a whole number from 0 to 65535." */
export function sayFault(name: Name, given: string): string {
  return `${name} is ${(hush[name] ?? quoted)(given)}, and should be ${expectations[name]}.`;
}

function quoted(text: string): string {
  return `“${text.replace(/\p{Cc}/gu, "\uFFFD")}”`;
}
