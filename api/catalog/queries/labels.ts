import type { Db } from "../../context.ts";

export function selectLabels(db: Db) {
  return db
    .selectFrom("labels")
    .select(["id", "slug", "title", "title_plural"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}
