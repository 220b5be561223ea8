import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import { updateSet } from "./queries.ts";
import { setIdBySlug } from "./set-id-by-slug.ts";

interface OnSite {
  siteId: number;
  slug: string;
}

/** Shows a set, at once or from a time on. Wants a transaction. @throws Refusal not_found. */
export async function publishSet(
  db: Db,
  { siteId, slug, from }: OnSite & { from: Date | null },
  actor: string,
): Promise<void> {
  await setActor(db, actor);
  const id = await setIdBySlug(db, siteId, slug);
  await updateSet(db, id, { publish_from: from ?? new Date(), publish_until: null });
}

/** Takes a set off at once; its pieces stay. Wants a transaction. @throws Refusal not_found. */
export async function hideSet(db: Db, { siteId, slug }: OnSite, actor: string): Promise<void> {
  await setActor(db, actor);
  const id = await setIdBySlug(db, siteId, slug);
  await updateSet(db, id, { publish_until: new Date() });
}
