import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import { putFirst } from "./queries.ts";
import { setIdBySlug } from "./set-id-by-slug.ts";

/**
 * Puts sets before all others, in this order; the others stay in theirs. Wants a transaction.
 * @throws Refusal not_found.
 */
export async function orderSets(
  db: Db,
  { siteId, slugs }: { siteId: number; slugs: readonly string[] },
  actor: string,
): Promise<void> {
  await setActor(db, actor);
  const ids: number[] = [];
  for (const slug of slugs) ids.push(await setIdBySlug(db, siteId, slug));
  await putFirst(db, siteId, ids);
}
