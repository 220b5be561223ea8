import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { CallKey } from "#contract/calls.ts";
import { actorLabel } from "../actor.ts";
import type { CallContext, Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";
import { refuse } from "../refuse.ts";

/** What a repeat must agree in: the same caller, call and request under the same key. */
export interface OnceCall {
  route: CallKey;
  /** Tells callers of one kind apart: a cart's id, an order's number. */
  caller: string;
  request: unknown;
  /** The work is one statement, a transaction of its own when there is no key. */
  isOneStatement?: boolean;
}

const maxKeyLength = 100;
export const idempotencyKeyDays = 7;

/**
 * Does `work` in one transaction, and for calls that carry the same Idempotency-Key only once: the
 * answer is kept in that same transaction, so there is either the deed and its answer or neither.
 * A parallel repeat waits for the first and gets its answer. A refusal keeps nothing: the next try
 * may fare better.
 * @throws Refusal idempotency_mismatch when the key came with another request.
 */
export async function once<T>(
  context: Pick<CallContext, "db" | "idempotencyKey" | "actor">,
  call: OnceCall,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  const key = context.idempotencyKey;
  if (!key) return call.isOneStatement ? work(context.db) : context.db.transaction().execute(work);
  if (key.length > maxKeyLength) refuse("bad_request");
  const id = hash([actorLabel(context.actor), call.caller, call.route, key]);
  const request = hash(call.request);
  return context.db.transaction().execute(async (trx) => {
    if (!(await claim(trx, id, request))) return replay<T>(trx, id, request, key);
    const answer = await work(trx);
    await sql`${prepared}
      update idempotency_keys set answer = ${seal(answer, key)} where id = ${id}`.execute(trx);
    return answer;
  });
}

/** False when the key was used before; waits while its first use is still under way. */
async function claim(trx: Db, id: Buffer, request: Buffer): Promise<boolean> {
  const { rows } = await sql`${prepared}
    insert into idempotency_keys (id, request) values (${id}, ${request})
    on conflict (id) do nothing returning true`
    .execute(trx)
    .catch(refuseLongWait);
  return rows.length > 0;
}

function refuseLongWait(error: unknown): never {
  const timedOut = (error as { code?: string }).code === "57014";
  if (timedOut) refuse("idempotency_in_progress");
  throw error;
}

async function replay<T>(trx: Db, id: Buffer, request: Buffer, key: string): Promise<T> {
  const first = await trx
    .selectFrom("idempotency_keys")
    .where("id", "=", id)
    .select(["request", "answer"])
    .executeTakeFirst();
  if (!first?.answer) refuse("idempotency_in_progress");
  if (!first.request.equals(request)) refuse("idempotency_mismatch");
  return unseal<T>(first.answer, key);
}

/** Forgets keys after their term; answers how many. */
export async function sweepIdempotencyKeys(db: Db, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where id in (
      select id from idempotency_keys
      where created_at < now() - make_interval(days => ${idempotencyKeyDays})
      order by created_at limit ${atMost} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function hash(value: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(value)).digest();
}

const ivBytes = 12;
const tagBytes = 16;

/** Answers may hold secrets, such as a guest's key; only who repeats the call can read them. */
function seal(answer: unknown, key: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv("aes-256-gcm", hash(["seal", key]), iv);
  const text = JSON.stringify(answer) ?? "null";
  return Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

function unseal<T>(sealed: Buffer, key: string): T {
  const decipher = createDecipheriv(
    "aes-256-gcm",
    hash(["seal", key]),
    sealed.subarray(0, ivBytes),
  );
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const text = decipher.update(sealed.subarray(ivBytes, -tagBytes));
  return JSON.parse(Buffer.concat([text, decipher.final()]).toString("utf8"));
}
