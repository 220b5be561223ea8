import type { PaymentType } from "#contract/delivery.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandbox } from "./sandbox/sandbox.ts";

/** Every bank the shop can talk to, by its name in addresses and tables. */
export const paymentProviders: Readonly<Record<string, PaymentProvider>> = { sandbox };

/** Which bank takes payments of a type. */
export const providerOfType: Record<PaymentType, PaymentProvider> = { card: sandbox };

/** @throws Error for a name that is no provider's. */
export function providerNamed(name: string): PaymentProvider {
  const provider = paymentProviders[name];
  if (!provider) throw new Error(`No payment provider is named ${name}`);
  return provider;
}
