import type { Config } from "../config.ts";
import type { Db } from "../context.ts";
import type { ShopperEvent } from "./providers/provider.ts";
import { recommenderFor } from "./providers/registry.ts";
import { insertEvent, insertPurchase } from "./queries/events.ts";

/** Notes what a recommender outside is to be told; without one, or without a visit, nothing. */
export async function noteEvent(
  db: Db,
  config: Config,
  visit: string | undefined,
  event: Extract<ShopperEvent, { product: number }>,
): Promise<void> {
  if (visit && recommenderFor(config).tell) await insertEvent(db, visit, event);
}

/** The same for an order that was just placed, in its transaction. */
export async function notePurchase(
  trx: Db,
  config: Config,
  visit: string | undefined,
  order: { siteId: number; number: string },
): Promise<void> {
  if (visit && recommenderFor(config).tell) await insertPurchase(trx, visit, order);
}
