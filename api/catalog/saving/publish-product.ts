import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import { refuse } from "../../refuse.ts";
import { updateProductSite } from "../queries/saving/product-writes.ts";

interface OnSite {
  siteId: number;
  productId: number;
}

/** Shows a product on a site, at once or from a time on. Wants a transaction. @throws Refusal not_found. */
export async function publishProduct(
  db: Db,
  { siteId, productId, from }: OnSite & { from?: Date | null },
  actor: string,
): Promise<void> {
  await setActor(db, actor);
  const found = await updateProductSite(db, siteId, productId, {
    publish_from: from ?? new Date(),
    publish_until: null,
  });
  if (!found) refuse("not_found");
}

/** Takes a product off a site at once. Wants a transaction. @throws Refusal not_found. */
export async function unpublishProduct(
  db: Db,
  { siteId, productId }: OnSite,
  actor: string,
): Promise<void> {
  await setActor(db, actor);
  const found = await updateProductSite(db, siteId, productId, { publish_until: new Date() });
  if (!found) refuse("not_found");
}
