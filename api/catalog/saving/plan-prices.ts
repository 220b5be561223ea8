import type { Db } from "../../context.ts";
import { setActor } from "../../db/set-actor.ts";
import {
  applyDuePrices,
  deletePlannedPrices,
  insertPlannedPrices,
  type PricePlan,
} from "../queries/saving/planned-prices.ts";

/** Makes a product's prices to come on a site exactly these. Wants a transaction. */
export async function planPrices(
  db: Db,
  { siteId, productId }: { siteId: number; productId: number },
  plans: readonly PricePlan[],
): Promise<void> {
  await deletePlannedPrices(db, siteId, productId);
  if (plans.length > 0) await insertPlannedPrices(db, siteId, productId, plans);
}

/** Brings every price that is due into force, each once. Wants a transaction. Answers how many. */
export async function applyPlannedPrices(db: Db): Promise<number> {
  await setActor(db, "system:planned-prices");
  return applyDuePrices(db);
}
