import type { Db } from "../context.ts";

/** Where this path of the site has moved to. */
export function selectRedirect(db: Db, siteId: number, path: string) {
  return db
    .selectFrom("redirects")
    .where("site_id", "=", siteId)
    .where("from_path", "=", path)
    .select(["to_url", "status"])
    .executeTakeFirst();
}
