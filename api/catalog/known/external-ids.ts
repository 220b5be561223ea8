import type { Db } from "../../context.ts";
import {
  type ExternalName,
  type KnownRow,
  selectExternalId,
  upsertExternalId,
} from "../queries/saving/external-ids.ts";

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
