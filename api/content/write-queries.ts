import type { Insertable } from "kysely";
import type { Db } from "../context.ts";
import type { ContentTables } from "./tables.ts";

export async function upsertPage(
  db: Db,
  { site_id, slug, ...values }: Insertable<ContentTables["pages"]>,
): Promise<void> {
  await db
    .insertInto("pages")
    .values({ site_id, slug, ...values })
    .onConflict((conflict) =>
      conflict.columns(["site_id", "slug"]).doUpdateSet({ ...values, updated_at: new Date() }),
    )
    .execute();
}

export async function replaceSections(
  db: Db,
  siteId: number,
  sections: readonly Insertable<ContentTables["home_sections"]>[],
): Promise<void> {
  await db.deleteFrom("home_sections").where("site_id", "=", siteId).execute();
  if (sections.length > 0) {
    await db
      .insertInto("home_sections")
      .values([...sections])
      .execute();
  }
}
