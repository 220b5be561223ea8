import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import { refuse } from "../../refuse.ts";
import { archiveSkus, updateProduct } from "../queries/saving/product-writes.ts";

/**
 * Takes a product and its SKUs out of the shop for good; orders keep what they say of it, and its
 * slug becomes free. Wants a transaction. @throws Refusal not_found.
 */
export async function archiveProduct(db: Db, productId: number, actor: string): Promise<void> {
  await setActor(db, actor);
  const found = await updateProduct(db, productId, { archived_at: new Date() });
  if (!found) refuse("not_found");
  await archiveSkus(db, productId);
}
