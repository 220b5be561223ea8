import type { Db } from "../context.ts";

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
