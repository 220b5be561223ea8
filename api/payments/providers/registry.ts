import type { PaymentType } from "#contract/ordering/delivery.ts";
import type { Config } from "../../config.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandbox } from "./sandbox/sandbox.ts";

/** Every bank the shop can talk to. */
const providers: readonly PaymentProvider[] = [sandbox];

/** Which banks take payments of a type; the first one that is switched on gets them. */
const providersOfType: Record<PaymentType, readonly PaymentProvider[]> = { card: [sandbox] };

/** The bank for new payments of a type; null when none is switched on. */
export function providerOfType(type: PaymentType, config: Config): PaymentProvider | null {
  return providersOfType[type].find((provider) => provider.isOn(config)) ?? null;
}

/** The bank of this name, also one that takes no new payments any more; null for none. */
export function findProvider(name: string): PaymentProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}

/** @throws Error for a name that is no provider's. */
export function providerNamed(name: string): PaymentProvider {
  const provider = findProvider(name);
  if (!provider) throw new Error(`No payment provider is named ${name}`);
  return provider;
}
