import type { Locale } from "#contract/locale.ts";
import { kopecks } from "#contract/money.ts";
import { actorLabel, systemActor } from "../actor.ts";
import { callBank } from "./call-bank.ts";
import type { ProviderContext } from "./providers/provider.ts";
import { providerNamed } from "./providers/registry.ts";
import { noteRegistered } from "./queries/payments.ts";
import { returnAddresses } from "./return-addresses.ts";

/** What a bank is told of a payment that is written down. */
export interface PaymentIntent {
  id: number;
  key: string;
  provider: string;
  /** Kopecks. */
  amount: number;
  currency: string;
  orderNumber: string;
  locale: Locale;
}

/**
 * Makes a written intent known to its bank and answers the bank's page; again changes nothing and
 * answers the same. @throws BankSilent.
 */
export async function registerPayment(
  context: ProviderContext,
  intent: PaymentIntent,
): Promise<string> {
  const provider = providerNamed(intent.provider);
  const { pageUrl } = await callBank(() =>
    provider.register(
      {
        key: intent.key,
        amount: kopecks(intent.amount),
        currency: intent.currency,
        description: intent.orderNumber,
        locale: intent.locale,
        ...returnAddresses(context.config, provider.name, intent),
      },
      context,
    ),
  );
  const actor = actorLabel(systemActor("payments"));
  await noteRegistered(context.db, { id: intent.id, pageUrl, actor });
  return pageUrl;
}
