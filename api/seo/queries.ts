import type { Insertable } from "kysely";
import type { Db } from "../context.ts";
import type { SeoTables } from "./tables.ts";

/** Where this path of the site has moved to. */
export function selectRedirect(db: Db, siteId: number, path: string) {
  return db
    .selectFrom("redirects")
    .where("site_id", "=", siteId)
    .where("from_path", "=", path)
    .select(["to_url", "status"])
    .executeTakeFirst();
}

export async function upsertRedirect(
  db: Db,
  { site_id, from_path, ...values }: Insertable<SeoTables["redirects"]>,
): Promise<void> {
  await db
    .insertInto("redirects")
    .values({ site_id, from_path, ...values })
    .onConflict((conflict) => conflict.columns(["site_id", "from_path"]).doUpdateSet(values))
    .execute();
}
