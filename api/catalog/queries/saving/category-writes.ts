import type { Insertable, Updateable } from "kysely";
import type { Db } from "../../../context.ts";
import type { CatalogTables } from "../../tables.ts";

type Categories = CatalogTables["categories"];

export async function selectChildId(
  db: Db,
  siteId: number,
  parentId: number | null,
  slug: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("categories")
    .where("site_id", "=", siteId)
    .where("parent_id", "is not distinct from", parentId)
    .where("slug", "=", slug)
    .where("archived_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export function insertCategory(db: Db, row: Insertable<Categories>): Promise<{ id: number }> {
  return db.insertInto("categories").values(row).returning("id").executeTakeFirstOrThrow();
}

export async function updateCategory(
  db: Db,
  id: number,
  change: Updateable<Categories>,
): Promise<boolean> {
  const result = await db
    .updateTable("categories")
    .set(change)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
