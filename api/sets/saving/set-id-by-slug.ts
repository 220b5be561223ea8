import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { selectLivingSetId } from "./queries.ts";

/** The id of a site's living set with this slug. @throws Refusal not_found. */
export async function setIdBySlug(db: Db, siteId: number, slug: string): Promise<number> {
  return (await selectLivingSetId(db, siteId, slug)) ?? refuse("not_found");
}
