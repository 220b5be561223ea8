import { createHash } from "node:crypto";
import ipaddr from "ipaddr.js";
import { sql } from "kysely";
import type { CallContext, Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";
import { refuse } from "../refuse.ts";

/**
 * What may be done how often by one subject. `docs/security.md` says what each is for. Wide enough
 * for the thousands of shoppers that a mobile carrier puts behind one address.
 */
export const callLimits = {
  /** Each order sends letters to the mailbox that was typed in. */
  ordersPerMailbox: { most: 30, seconds: 3600 },
  /** Each order holds its pieces back from others until it is paid or expires. */
  ordersPerAddress: { most: 300, seconds: 600 },
  /** Each piece put into a cart may make a new one, a row for three months. */
  piecesPerAddress: { most: 6000, seconds: 600 },
  /** Each report of views is a row or two; a shopper who scrolls sends some ten a minute. */
  viewsPerAddress: { most: 20_000, seconds: 600 },
  /** Each question may go to the bank. */
  questionsPerOrder: { most: 120, seconds: 60 },
  /** Each payment may try a card, stolen ones too. */
  paymentsPerOrder: { most: 30, seconds: 3600 },
  /** Each query told may become a row, and a popular one is shown to others. */
  queriesPerAddress: { most: 1000, seconds: 600 },
} as const;

export type LimitName = keyof typeof callLimits;

/** What is counted under each name. `null` is nobody in particular and is not counted. */
export type Counted = Partial<Record<LimitName, string | null>>;

/**
 * Counts one call more and refuses it where that is too many, on whatever server the others were
 * made. Counted at once, outside of any transaction: what fails later was tried all the same.
 * @throws Refusal too_many_requests with the seconds to wait.
 */
export async function limitCalls(
  { db, config }: Pick<CallContext, "db" | "config">,
  counted: Counted,
): Promise<void> {
  if (config.rateLimits === 0) return;
  const entries = Object.entries(counted) as [LimitName, string | null][];
  for (const [name, subject] of entries) {
    if (subject === null) continue;
    const { most, seconds } = callLimits[name];
    const { count, rest } = await countCall(db, hash(name, subject), seconds);
    if (count > most * config.rateLimits) refuse("too_many_requests", { retry_after: rest });
  }
}

/**
 * Whom a network address stands for: itself, or its /64 in IPv6, of which one shopper has all.
 * Null for this machine and private networks: an office, a proxy that is not told of, a trial.
 */
export function shopperAddress(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (["loopback", "private", "linkLocal", "uniqueLocal"].includes(address.range())) return null;
  if (address.kind() === "ipv4") return address.toString();
  return (address as ipaddr.IPv6).parts.slice(0, 4).join(":");
}

function hash(name: LimitName, subject: string): Buffer {
  return createHash("sha256").update(`${name} ${subject}`).digest();
}

async function countCall(
  db: Db,
  subject: Buffer,
  seconds: number,
): Promise<{ count: number; rest: number }> {
  const { rows } = await sql<{ count: number; rest: number }>`${prepared}
    insert into call_counts as c (subject, count, ends_at)
    values (${subject}, 1, now() + make_interval(secs => ${seconds}::integer))
    on conflict (subject) do update set
      count = case when c.ends_at > now() then c.count + 1 else 1 end,
      ends_at = case when c.ends_at > now() then c.ends_at else excluded.ends_at end
    returning count, greatest(1, ceil(extract(epoch from ends_at - now())))::integer as rest`.execute(
    db,
  );
  return rows[0] as { count: number; rest: number };
}

/** Forgets counts that are over; answers how many. */
export async function sweepCallCounts(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from call_counts where subject in (
      select subject from call_counts where ends_at < now()
      limit ${atMost} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
