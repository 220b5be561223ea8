import type { Db } from "../context.ts";
import { selectExternalId, upsertExternalId } from "./queries/external-ids.ts";
import type { ExternalEntity } from "./tables.ts";

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

/** Our row that another system's name stands for; null when it was never imported. */
export async function findExternal(db: Db, name: ExternalName): Promise<KnownRow | null> {
  return selectExternalId(db, name);
}

/** Remembers under which name another system knows our row, and what it said of it last. */
export async function rememberExternal(
  db: Db,
  name: ExternalName,
  internalId: number,
  fingerprint?: string,
): Promise<void> {
  await upsertExternalId(db, name, internalId, fingerprint ?? null);
}
