import type { CallContext, Db } from "../context.ts";
import type { OfOneProduct } from "./providers/provider.ts";
import { recommenderFor } from "./providers/registry.ts";
import { insertCarted, insertEvent, insertPurchase } from "./queries/events.ts";
import { hashOfVisit } from "./visit.ts";

type Context = Pick<CallContext, "db" | "config" | "siteId">;

/** Without a visit, or without a recommender outside, nobody is told of anything. */
function isTold({ config }: Pick<Context, "config">, visit: string | undefined): visit is string {
  return visit !== undefined && recommenderFor(config).tell !== null;
}

/** Notes what a recommender outside is to be told. */
export async function noteEvent(
  context: Context,
  visit: string,
  event: OfOneProduct,
): Promise<void> {
  if (isTold(context, visit)) await insertEvent(context.db, visit, event);
}

/** The same for what was put into a cart, with the block that led the visit to it. */
export async function noteCarted(
  context: Context,
  { visit, product }: { visit?: string | undefined; product: number },
): Promise<void> {
  if (!isTold(context, visit)) return;
  await insertCarted(context.db, visit, { hash: hashOfVisit(visit), product });
}

/** The same for an order, in the transaction that places it. */
export async function notePurchase(
  trx: Db,
  context: Context,
  { visit, number }: { visit?: string | undefined; number: string },
): Promise<void> {
  if (isTold(context, visit)) await insertPurchase(trx, visit, { siteId: context.siteId, number });
}
