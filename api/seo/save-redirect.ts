import type { Db } from "../context.ts";
import { checkAddress } from "../settings/public.ts";
import { canonicalPath } from "./find-redirect.ts";
import { upsertRedirect } from "./queries.ts";

/** Sends an old address of the site elsewhere. @throws Invalid for an address of another kind. */
export async function saveRedirect(
  db: Db,
  siteId: number,
  redirect: { from: string; to: string; status?: 301 | 302 | 307 | 308 },
): Promise<void> {
  await upsertRedirect(db, {
    site_id: siteId,
    from_path: canonicalPath(redirect.from),
    to_url: checkAddress(redirect.to),
    status: redirect.status ?? 301,
  });
}
