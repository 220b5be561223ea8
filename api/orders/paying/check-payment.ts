import { actorLabel, systemActor } from "../../actor.ts";
import {
  isOpenPayment,
  type ProviderContext,
  passSilence,
  selectPayments,
} from "../../payments/public.ts";
import { settlePayment } from "./settle-payment.ts";

const why = { cause: "checked", actor: actorLabel(systemActor("payments")) };

/**
 * Asks the bank about every payment of an order that is still open. A bank that is silent changes
 * nothing: what is known stands.
 */
export async function checkPayment(context: ProviderContext, orderId: number): Promise<void> {
  for (const payment of await selectPayments(context.db, orderId)) {
    if (!isOpenPayment(payment.state)) continue;
    await settlePayment(context, payment.key, why).catch(passSilence);
  }
}
