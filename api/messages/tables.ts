import type { Generated } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { Json } from "../settings/tables.ts";

export type Channel = "email" | "sms";

export interface MessagesTables {
  outbox: {
    id: Generated<number>;
    site_id: number;
    channel: Channel;
    recipient: string;
    locale: Locale;
    kind: string;
    payload: Json<unknown>;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    try_at: Generated<Date>;
    last_error: string | null;
    sent_at: Date | null;
  };
  sandbox_letters: {
    outbox_id: number;
    channel: Channel;
    recipient: string;
    locale: Locale;
    subject: string;
    text: string;
    html: string;
    taken_at: Generated<Date>;
  };
}
