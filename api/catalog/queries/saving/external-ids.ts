import { sql } from "kysely";
import type { Db } from "../../../context.ts";
import type { ExternalEntity } from "../../tables.ts";

/** A row's name in another system: unique by source and entity. */
export interface ExternalName {
  source: string;
  entity: ExternalEntity;
  externalId: string;
}

export interface KnownRow {
  internalId: number;
  /** Hash of what was imported last; null when it is not known. */
  fingerprint: string | null;
}

export async function selectExternalId(
  db: Db,
  { source, entity, externalId }: ExternalName,
): Promise<KnownRow | null> {
  const row = await db
    .selectFrom("external_ids")
    .where("source", "=", source)
    .where("entity", "=", entity)
    .where("external_id", "=", externalId)
    .select(["internal_id as internalId", "fingerprint"])
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertExternalId(
  db: Db,
  { source, entity, externalId }: ExternalName,
  internalId: number,
  fingerprint: string | null,
): Promise<void> {
  await sql`
    insert into external_ids (source, entity, external_id, internal_id, fingerprint)
    values (${source}, ${entity}, ${externalId}, ${internalId}, ${fingerprint})
    on conflict (source, entity, external_id) do update
    set internal_id = excluded.internal_id, fingerprint = excluded.fingerprint, seen_at = now()
  `.execute(db);
}
