import type { FastifyBaseLogger } from "fastify";
import type { Locale } from "#contract/locale.ts";
import type { Kopecks } from "#contract/money.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../context.ts";

/** What a provider is given to work with: the pool, never a transaction, and the settings. */
export interface ProviderContext {
  db: Db;
  config: Config;
  /** What a bank refuses again and again needs a person. */
  log: Pick<FastifyBaseLogger, "warn">;
}

export interface PaymentRequest {
  /** The shop's name for the payment, a UUID: one key is one payment, however often it is sent. */
  key: string;
  amount: Kopecks;
  /** ISO 4217: "RUB". */
  currency: string;
  description: string;
  locale: Locale;
  successUrl: string;
  failUrl: string;
  webhookUrl: string;
}

/** How a payment stands at the bank, in the shop's words. */
export interface BankAnswer {
  status: "unknown" | "waiting" | "authorized" | "captured" | "declined" | "cancelled";
  amount: Kopecks;
  currency: string;
  /** In kopecks, as far as the bank has paid back. */
  refunded: Kopecks;
  /** Why it was declined, in the bank's words. */
  reason: string | null;
}

export interface RawWebhook {
  headers: Record<string, string | string[] | undefined>;
  /** The body to the byte: signatures are made over it. */
  body: Buffer;
}

export interface ReadWebhook {
  /** Unique per provider: a second delivery of it changes nothing. */
  eventId: string;
  paymentKey: string;
}

/**
 * One way to a bank. Every method may be repeated with the same key and changes nothing by it;
 * every method rejects when the bank cannot be reached or does not answer in time.
 */
export interface PaymentProvider {
  name: string;
  /** Whether the settings switch it on. */
  isOn(config: Config): boolean;
  /** Makes the payment at the bank; answers the address of its page. */
  register(request: PaymentRequest, context: ProviderContext): Promise<{ pageUrl: string }>;
  /** How the payment of this key stands; `unknown` to a bank that has never heard of it. */
  ask(key: string, context: ProviderContext): Promise<BankAnswer>;
  /** Gives a payment up that is not captured; answers how it stands after that. */
  cancel(key: string, context: ProviderContext): Promise<BankAnswer>;
  /** Pays back a part or all of a captured payment; `key` names the refund, as a payment's does. */
  refund(
    refund: { key: string; paymentKey: string; amount: Kopecks },
    context: ProviderContext,
  ): Promise<void>;
  /** The event of a webhook whose signature holds; null for a forged or broken one. */
  readWebhook(webhook: RawWebhook, context: ProviderContext): ReadWebhook | null;
}
