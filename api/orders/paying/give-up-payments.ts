import {
  isOpenPayment,
  type ProviderContext,
  passSilence,
  selectPayments,
} from "../../payments/public.ts";
import type { Why } from "../queries/moves.ts";
import { cancelPayment } from "./settle-payment.ts";

/**
 * Cancels an order's open payments at their banks before the order is closed. One that was paid in
 * the meantime pays the order; a silent bank is not waited for.
 */
export async function giveUpPayments(
  context: ProviderContext,
  orderId: number,
  why: Why,
): Promise<void> {
  for (const payment of await selectPayments(context.db, orderId)) {
    if (!isOpenPayment(payment.state)) continue;
    await cancelPayment(context, payment, why).catch(passSilence);
  }
}
