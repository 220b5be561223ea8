import type { Db } from "../../../context.ts";
import type { AttributeKind } from "../../tables.ts";

export interface HandbookRow {
  id: number;
  /** Of attributes only. */
  kind: AttributeKind | null;
}

export async function selectHandbookRow(
  db: Db,
  table: "brands" | "colors" | "labels" | "attributes",
  slug: string,
): Promise<HandbookRow | null> {
  if (table === "attributes") {
    const row = await db
      .selectFrom("attributes")
      .where("slug", "=", slug)
      .select(["id", "kind"])
      .executeTakeFirst();
    return row ?? null;
  }
  const row = await db.selectFrom(table).where("slug", "=", slug).select("id").executeTakeFirst();
  return row ? { ...row, kind: null } : null;
}

export async function selectOptionId(
  db: Db,
  attributeId: number,
  slug: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("attribute_options")
    .where("attribute_id", "=", attributeId)
    .where("slug", "=", slug)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectSizeGridId(db: Db, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom("size_grids")
    .where("slug", "=", slug)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectSizeId(db: Db, gridId: number, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom("sizes")
    .where("grid_id", "=", gridId)
    .where("slug", "=", slug)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectIsLivingCategory(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("categories")
    .where("id", "=", id)
    .where("archived_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
