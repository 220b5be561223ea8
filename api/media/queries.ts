import { type Insertable, sql } from "kysely";
import type { Db } from "../context.ts";
import type { MediaTables } from "./tables.ts";

export interface PictureRow {
  id: string;
  width: number;
  height: number;
  preview: string;
}

export async function selectPictures(db: Db, ids: readonly string[]): Promise<PictureRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("pictures")
    .where("id", "in", [...ids])
    .select(["id", "width", "height", "preview"])
    .execute();
}

/** Their widths are made in this order, also where many are saved in one transaction. */
export async function insertPictures(
  db: Db,
  pictures: readonly Insertable<MediaTables["pictures"]>[],
): Promise<void> {
  if (pictures.length === 0) return;
  const created_at = sql<Date>`clock_timestamp()`;
  await db
    .insertInto("pictures")
    .values(pictures.map((picture) => ({ ...picture, created_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Where a picture's original lies. */
export function selectOriginal(db: Db, id: string) {
  return db
    .selectFrom("pictures")
    .where("id", "=", id)
    .select(["id", "file", "width", "ready_at"])
    .executeTakeFirst();
}

/** The next picture whose widths are to be made, the longest waiting first. */
export function selectWaiting(db: Db, notThese: readonly string[]) {
  return db
    .selectFrom("pictures")
    .where("ready_at", "is", null)
    .$if(notThese.length > 0, (query) => query.where("id", "not in", [...notThese]))
    .select(["id", "file", "width"])
    .orderBy("created_at")
    .orderBy("id")
    .executeTakeFirst();
}

export async function markReady(db: Db, id: string): Promise<void> {
  await db.updateTable("pictures").set({ ready_at: new Date() }).where("id", "=", id).execute();
}
