import type { Generated } from "kysely";
import type { Locale } from "#contract/locale.ts";

export const bankStates = ["waiting", "confirming", "captured", "declined", "cancelled"] as const;
export type BankState = (typeof bankStates)[number];

/** The sandbox bank's own books; nothing of the shop reads them. */
export interface SandboxBankTables {
  sandbox_bank_payments: {
    id: Generated<string>;
    merchant_key: string;
    amount: number;
    currency: string;
    description: string;
    locale: Locale;
    success_url: string;
    fail_url: string;
    webhook_url: string;
    state: Generated<BankState>;
    card: string | null;
    reason: string | null;
    refunded: Generated<number>;
    created_at: Generated<Date>;
    expires_at: Date;
  };
  sandbox_bank_refunds: {
    merchant_key: string;
    payment_id: string;
    amount: number;
    at: Generated<Date>;
  };
  sandbox_bank_webhooks: {
    id: Generated<number>;
    event_id: string;
    payment_id: string;
    type: string;
    send_at: Generated<Date>;
    attempts: Generated<number>;
    sent_at: Date | null;
    created_at: Generated<Date>;
  };
}
