import type { Picture } from "#contract/pictures/media.ts";
import type { Db } from "../../context.ts";
import { selectPictures } from "../queries.ts";

/** Pictures by id, without alternative texts: what a picture says depends on where it stands. */
export async function findPictures(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Omit<Picture, "alt">>> {
  const rows = await selectPictures(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}
