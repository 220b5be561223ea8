import type { ProviderContext } from "../provider.ts";
import { type DueWebhook, markWebhookSent, takeDueWebhooks } from "./bank-queries.ts";
import { signatureHeader, signBody } from "./signature.ts";

const batch = 20;
const answerWithinMs = 5000;

/** Sends the bank's webhooks that are due; what is not answered with 200 is sent again later. */
export async function deliverWebhooks({
  db,
  config,
}: ProviderContext): Promise<"more" | undefined> {
  const due = await takeDueWebhooks(db, batch);
  await Promise.all(
    due.map(async (webhook) => {
      const body = bodyOf(webhook);
      const answer = await fetch(webhook.webhook_url, {
        method: "POST",
        headers: { "content-type": "application/json", [signatureHeader]: signBody(body, config) },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(answerWithinMs),
      }).catch(() => null);
      if (answer?.status === 200) await markWebhookSent(db, webhook.id);
    }),
  );
  return due.length === batch ? "more" : undefined;
}

function bodyOf(webhook: DueWebhook): string {
  return JSON.stringify({
    event_id: webhook.event_id,
    type: webhook.type,
    payment_key: webhook.merchant_key,
    amount: webhook.amount,
    currency: webhook.currency,
  });
}
