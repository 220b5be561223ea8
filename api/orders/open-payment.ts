import {
  type PaymentIntent,
  type ProviderContext,
  registerPayment,
  returnAddresses,
} from "../payments/public.ts";

/**
 * The bank's page for a payment that is written down. When the bank cannot be reached the order
 * stands all the same: the shopper gets the page where they can try again.
 */
export async function openPayment(
  context: ProviderContext,
  payment: PaymentIntent,
): Promise<string> {
  try {
    return await registerPayment(context, payment);
  } catch {
    return returnAddresses(context.config, payment.provider, payment).failUrl;
  }
}
