import type { PaymentType } from "#contract/ordering/delivery.ts";
import type { Config } from "../../config.ts";
import { providerOfType } from "../../payments/public.ts";
import { refuse } from "../../refuse.ts";

/** The name of the bank that takes new payments of a type. @throws Refusal payment_unavailable. */
export function providerFor(type: PaymentType, config: Config): string {
  return (providerOfType(type, config) ?? refuse("payment_unavailable")).name;
}
