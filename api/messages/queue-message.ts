import type { Db } from "../context.ts";
import type { Message, Recipient } from "./message.ts";
import { insertMessage } from "./queries.ts";

/** Puts a letter into the outbox, in the transaction of the fact it tells. */
export function queueEmail(trx: Db, to: Recipient, message: Message): Promise<void> {
  return insertMessage(trx, {
    site_id: to.siteId,
    channel: "email",
    recipient: to.email,
    locale: to.locale,
    kind: message.kind,
    payload: message,
  });
}
