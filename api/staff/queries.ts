import { sql } from "kysely";
import type { StaffRole } from "#contract/call.ts";
import type { Db } from "../context.ts";

export interface StaffMember {
  id: number;
  name: string;
  role: StaffRole;
}

/** Adds a member or gives the one of this name the role; one who had left is back. */
export function upsertMember(
  db: Db,
  member: { name: string; role: StaffRole },
): Promise<{ id: number }> {
  return db
    .insertInto("staff")
    .values(member)
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ role: member.role, archived_at: null }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
}

export async function insertToken(
  db: Db,
  token: { hash: Buffer; staffId: number; days: number },
): Promise<void> {
  await sql`
    insert into staff_tokens (hash, staff_id, expires_at)
    values (${token.hash}, ${token.staffId}, now() + make_interval(days => ${token.days}::integer))`.execute(
    db,
  );
}

/** Whose a living token is. */
export async function findMemberByToken(db: Db, hash: Buffer): Promise<StaffMember | null> {
  const { rows } = await sql<StaffMember>`
    select s.id, s.name, s.role from staff_tokens t join staff s on s.id = t.staff_id
    where t.hash = ${hash} and t.revoked_at is null and t.expires_at > now()
      and s.archived_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Ends every token of a member; answers how many. */
export async function revokeTokens(db: Db, name: string): Promise<number> {
  const { rows } = await sql`
    update staff_tokens t set revoked_at = now()
    from staff s where s.id = t.staff_id and s.name = ${name} and t.revoked_at is null
    returning s.id`.execute(db);
  return rows.length;
}

/** Writes down what was done at the staff door that has no history of its own. */
export async function insertAction(
  db: Db,
  action: { actor: string; action: string; subject: string; details?: Record<string, unknown> },
): Promise<void> {
  const { details = {}, ...rest } = action;
  await db
    .insertInto("staff_actions")
    .values({ ...rest, details: JSON.stringify(details) })
    .execute();
}
