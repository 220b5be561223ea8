import { createHash, randomBytes } from "node:crypto";
import type { StaffRole } from "#contract/call.ts";
import type { Actor, Db } from "../context.ts";
import {
  findMemberByToken,
  insertAction,
  insertToken,
  revokeTokens,
  upsertMember,
} from "./queries.ts";

const tokenPrefix = "vts_";

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * Makes a token for a member of staff, who is added if need be. The token is answered this once;
 * its hash alone is kept. Wants a transaction.
 */
export async function makeToken(
  trx: Db,
  member: { name: string; role: StaffRole; days: number },
  actor: string,
): Promise<string> {
  const { id } = await upsertMember(trx, { name: member.name, role: member.role });
  const token = tokenPrefix + randomBytes(32).toString("base64url");
  await insertToken(trx, { hash: hashToken(token), staffId: id, days: member.days });
  await insertAction(trx, {
    actor,
    action: "make token",
    subject: `staff:${member.name}`,
    details: { role: member.role, days: member.days },
  });
  return token;
}

/** Ends every token of a member at once; answers how many there were. Wants a transaction. */
export async function endTokens(trx: Db, name: string, actor: string): Promise<number> {
  const ended = await revokeTokens(trx, name);
  const action = { actor, action: "end tokens", subject: `staff:${name}` };
  await insertAction(trx, { ...action, details: { ended } });
  return ended;
}

/** The member of staff that a bearer token belongs to; null when it is nobody's or has ended. */
export async function authenticateStaff(db: Db, token: string): Promise<Actor | null> {
  if (!token.startsWith(tokenPrefix)) return null;
  const member = await findMemberByToken(db, hashToken(token));
  return member && { kind: "staff", ...member };
}
