import { type Kopecks, kopecks } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import { refuse } from "../../refuse.ts";
import { updateProductSite } from "../queries/saving/product-writes.ts";

export interface PriceInput {
  siteId: number;
  productId: number;
  price: Kopecks;
  /** The price before the sale; null ends the sale. */
  oldPrice: Kopecks | null;
}

/** Sets what a product costs on a site from now on. Wants a transaction. @throws Refusal not_found. */
export async function setPrice(db: Db, input: PriceInput, actor: string): Promise<void> {
  await setActor(db, actor);
  const found = await updateProductSite(db, input.siteId, input.productId, {
    price: kopecks(input.price),
    old_price: input.oldPrice,
  });
  if (!found) refuse("not_found");
}
