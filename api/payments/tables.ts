import type { Generated } from "kysely";
import type { PaymentState } from "#contract/ordering/order-states.ts";
import type { Json } from "../settings/tables.ts";
import type { ReceiptKind, ReceiptPosition } from "./receipt.ts";

export interface PaymentsTables {
  payments: {
    id: Generated<number>;
    key: Generated<string>;
    order_id: number;
    provider: string;
    amount: number;
    currency: Generated<string>;
    state: Generated<PaymentState>;
    page_url: string | null;
    failure: string | null;
    is_surplus: Generated<boolean>;
    given_up: Generated<boolean>;
    captured: Generated<number>;
    refunded: Generated<number>;
    created_at: Generated<Date>;
    ask_at: Generated<Date>;
  };
  payment_moves: {
    id: Generated<number>;
    payment_id: number;
    from_state: PaymentState | null;
    to_state: PaymentState;
    cause: string;
    actor: string;
    at: Generated<Date>;
  };
  refunds: {
    id: Generated<number>;
    key: Generated<string>;
    payment_id: number;
    order_id: number;
    amount: number;
    delivery_amount: Generated<number>;
    state: Generated<"created" | "done" | "refused">;
    reason: string;
    actor: string;
    attempts: Generated<number>;
    try_at: Generated<Date>;
    last_error: string | null;
    created_at: Generated<Date>;
    done_at: Date | null;
  };
  provider_inbox: {
    id: Generated<number>;
    provider: string;
    event_id: string;
    payment_key: string | null;
    body: string;
    received_at: Generated<Date>;
    handled_at: Date | null;
  };
  receipts: {
    id: Generated<number>;
    order_id: number;
    payment_id: number | null;
    refund_id: number | null;
    kind: ReceiptKind;
    total: number;
    tax_system: string;
    contact: string;
    positions: Json<ReceiptPosition[]>;
    made_at: Generated<Date>;
  };
}
