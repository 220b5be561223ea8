import type { FastifyInstance, FastifyReply } from "fastify";
import type { Db } from "../../../context.ts";
import { preferredLocale } from "../../../storefront/addresses/language.ts";
import type { ProviderContext } from "../provider.ts";
import {
  type BankTheme,
  cardPage,
  codePage,
  finishedPage,
  strandedPage,
  unknownPage,
} from "./bank-page.ts";
import { type BankPaymentRow, findBankPayment } from "./bank-queries.ts";
import { bankStyleHash } from "./bank-style.ts";
import { type Charged, chargeCard, confirmCode, leavePage } from "./charge-card.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The sandbox bank's own page at `/sandbox/bank/{id}`: plain HTML forms, no script. Mount it only
 * where the settings say sandbox.
 */
export async function sandboxBankRoutes(
  app: FastifyInstance,
  parts: ProviderContext,
): Promise<void> {
  const { db, config } = parts;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook("onSend", async (_, reply) => {
    const formAction = `'self'${config.publicUrl ? ` ${new URL(config.publicUrl).origin}` : ""}`;
    reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("x-frame-options", "DENY")
      .header(
        "content-security-policy",
        `default-src 'none'; img-src data:; style-src '${bankStyleHash}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
      );
  });

  app.get<{ Params: { id: string } }>("/sandbox/bank/:id", async ({ params, headers }, reply) => {
    const payment = uuid.test(params.id) ? await findBankPayment(db, params) : null;
    const theme = themeIn(headers.cookie);
    if (!payment) return html(reply.status(404), unknownPage(preferredLocale(headers), theme));
    return html(reply, pageOf(payment, theme));
  });

  const form = (
    path: "pay" | "confirm" | "leave",
    act: (trx: Db, payment: BankPaymentRow, field: (name: string) => string) => Promise<Charged>,
  ) =>
    app.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
      `/sandbox/bank/:id/${path}`,
      async ({ params, body, headers, log }, reply) => {
        const payment = uuid.test(params.id) ? await findBankPayment(db, params) : null;
        const theme = themeIn(headers.cookie);
        if (!payment) return html(reply.status(404), unknownPage(preferredLocale(headers), theme));
        const field = (name: string) => body?.[name] ?? "";
        const charged = await db.transaction().execute((trx) => act(trx, payment, field));
        deliverWebhooks(parts).catch((error) =>
          log.error({ err: error }, "A webhook was not sent"),
        );
        return answer(reply, charged, payment, theme);
      },
    );
  form("pay", (trx, payment, field) => chargeCard(trx, payment, field("card")));
  form("confirm", (trx, payment, field) => confirmCode(trx, payment, field("code")));
  form("leave", (trx, payment) => leavePage(trx, payment));
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(page);
}

/** The shop's own cookie: both stand on one host. */
function themeIn(cookie = ""): BankTheme {
  return /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookie)?.[1] as BankTheme;
}

function pageOf(payment: BankPaymentRow, theme: BankTheme): string {
  if (payment.state === "waiting") return cardPage(payment, theme);
  return payment.state === "confirming" ? codePage(payment, theme) : finishedPage(payment, theme);
}

function answer(
  reply: FastifyReply,
  charged: Charged,
  payment: BankPaymentRow,
  theme: BankTheme,
): FastifyReply {
  switch (charged.next) {
    case "shop":
      return reply.redirect(charged.url, 303);
    case "code":
      return reply.redirect(`/sandbox/bank/${payment.id}`, 303);
    case "stranded":
      return html(reply, strandedPage(payment, theme));
    case "form":
      return html(
        reply.status(400),
        charged.fault === "code"
          ? codePage(payment, theme, "code")
          : cardPage(payment, theme, "card"),
      );
  }
}
