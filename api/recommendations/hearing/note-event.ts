import type { CallContext, Db } from "../../context.ts";
import type { OfOneProduct } from "../providers/provider.ts";
import { recommenderFor } from "../providers/registry.ts";
import { insertCarted, insertEvent, insertPurchase } from "../queries/events.ts";
import { hashOfVisit } from "./visit.ts";

type Context = Pick<CallContext, "db" | "config" | "siteId">;

/** The shop's own recommender learns from the shop's own tables. */
function isTold({ config }: Pick<Context, "config">): boolean {
  return recommenderFor(config).tell !== null;
}

/** Notes what a recommender outside is to be told. */
export async function noteEvent(
  context: Context,
  visit: string,
  event: OfOneProduct,
): Promise<void> {
  if (isTold(context)) await insertEvent(context.db, visit, event);
}

/** The same for what was put into a cart, with the block that led the visit to it. */
export async function noteCarted(
  context: Context,
  { visit, ...carted }: { visit?: string | undefined; cartId: string; product: number },
): Promise<void> {
  if (!visit || !isTold(context)) return;
  await insertCarted(context.db, visit, { hash: hashOfVisit(visit), ...carted });
}

/** The same for an order, in the transaction that places it: it is the visit's that filled the cart. */
export async function notePurchase(
  trx: Db,
  context: Context,
  { cartId, number }: { cartId: string | null; number: string },
): Promise<void> {
  if (cartId && isTold(context)) {
    await insertPurchase(trx, { siteId: context.siteId, cartId, number });
  }
}
