import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { StaffRole } from "#contract/call.ts";
import type { Locale } from "#contract/locale.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/types.ts";

/** A database handle: the pool's or a transaction's. The first argument of all that touches data. */
export type Db = Kysely<Database>;

/** Who is asking. Customers come with sign-in. */
export type Actor =
  | { kind: "anonymous" }
  | { kind: "staff"; id: number; name: string; role: StaffRole }
  /** A bank, a courier: whoever tells us of what happened at theirs. */
  | { kind: "provider"; name: string }
  | { kind: "system"; name: string };

/** What a handler knows of the request besides its input. */
export interface CallContext {
  db: Db;
  config: Config;
  locale: Locale;
  siteId: number;
  actor: Actor;
  requestId: string;
  /** Set for calls that create or pay. */
  idempotencyKey: string | undefined;
  /** The shopper's address, for limits. */
  ip: string;
  /** For faults of others that the shopper is not told of. */
  log: Pick<FastifyBaseLogger, "warn">;
  /**
   * Marks the answer with what it shows ("product:12", "category:5", "settings"), so that a page
   * made of it is renewed when one of these changes.
   */
  tag(...tags: string[]): void;
  /** Bounds how long a page made of this answer may be kept. */
  validUntil(time: Date): void;
}
