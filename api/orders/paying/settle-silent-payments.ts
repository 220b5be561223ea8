import { actorLabel, systemActor } from "../../actor.ts";
import { type ProviderContext, passSilence, takePaymentsToAsk } from "../../payments/public.ts";
import { cancelPayment, settlePayment } from "./settle-payment.ts";

const batch = 50;
const why = { cause: "asked", actor: actorLabel(systemActor("settlement")) };

/**
 * Asks banks about payments that nobody has brought news of for a minute: a lost webhook, a
 * shopper who never came back, a server that was killed after the bank took the money. What was
 * given up here without the bank's word is cancelled there, or paid back if money came.
 */
export async function settleSilentPayments(context: ProviderContext): Promise<"more" | undefined> {
  const due = await takePaymentsToAsk(context.db, batch);
  for (const payment of due) {
    const asked = payment.given_up
      ? cancelPayment(context, payment, why)
      : settlePayment(context, payment.key, why);
    await asked.catch(passSilence);
  }
  return due.length === batch ? "more" : undefined;
}
