import { actorLabel, systemActor } from "../../actor.ts";
import type { ProviderContext } from "../../payments/public.ts";
import { giveUpPayments } from "../paying/give-up-payments.ts";
import { lockOrder, selectExpired } from "../queries/read-order.ts";
import { tellCustomer } from "../telling/tell-customer.ts";
import { closeOrder } from "./close-order.ts";

const batch = 50;
const why = { cause: "not paid in time", actor: actorLabel(systemActor("expiry")) };

/**
 * Ends orders that were not paid in time: their payments are cancelled at the bank first, and what
 * turns out to be paid stays. Stock comes back, the customer is told.
 */
export async function expireOrders(context: ProviderContext): Promise<"more" | undefined> {
  const due = await selectExpired(context.db, batch);
  for (const id of due) {
    await giveUpPayments(context, id, why);
    await context.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, { id });
      const isOver = order !== null && (await closeOrder(trx, order, "expired", why));
      if (isOver) await tellCustomer(trx, id, "expired");
    });
  }
  return due.length === batch ? "more" : undefined;
}
