import {
  isBankSilent,
  type PaymentIntent,
  type ProviderContext,
  registerPayment,
  returnAddresses,
} from "../../payments/public.ts";
import { refuse } from "../../refuse.ts";

/**
 * The bank's page for a payment that is written down. When the bank cannot be reached a placed
 * order stands all the same: the shopper gets the page where they can try again, or, on trying
 * again, is refused with bank_unavailable.
 */
export async function openPayment(
  context: ProviderContext,
  payment: PaymentIntent,
  otherwise: "try later" | "refuse" = "try later",
): Promise<string> {
  try {
    return await registerPayment(context, payment);
  } catch (error) {
    if (!isBankSilent(error)) throw error;
    if (otherwise === "refuse") refuse("bank_unavailable");
    return returnAddresses(context.config, payment.provider, payment).failUrl;
  }
}
