import type { FastifyInstance } from "fastify";
import {
  findProvider,
  insertEvent,
  isEventHandled,
  markEventHandled,
  type ProviderContext,
} from "../payments/public.ts";
import { refuse } from "../refuse.ts";
import { settlePayment } from "./paying/settle-payment.ts";

/**
 * Banks' webhooks at `/hooks/{provider}/`. The body is kept to the byte and once per event; the
 * bank itself is then asked, so that a webhook is never more than a nudge. An event whose handling
 * was cut off is taken up again when the bank repeats it.
 */
export async function hookRoutes(app: FastifyInstance, context: ProviderContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));

  app.post<{ Params: { provider: string } }>("/hooks/:provider/", async (request) => {
    const provider = findProvider(request.params.provider) ?? refuse("not_found");
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = provider.readWebhook({ headers: request.headers, body }, context);
    if (!event) refuse("bad_request");
    const { db } = context;
    const isNew = await insertEvent(db, {
      provider: provider.name,
      ...event,
      body: body.toString(),
    });
    if (isNew || !(await isEventHandled(db, provider.name, event.eventId))) {
      const why = { cause: "webhook", actor: `provider:${provider.name}` };
      await settlePayment(context, event.paymentKey, why);
      await markEventHandled(db, provider.name, event.eventId);
    }
    return { code: 0 };
  });
}
