import type { Db } from "../../../context.ts";
import { type BankPaymentRow, moveBankPayment, planWebhooks } from "./bank-queries.ts";
import { cardByNumber, rightCode, type TestCard } from "./cards.ts";

/** What the shopper sees next: the shop, the code's form, the form again, or a page that stays. */
export type Charged =
  | { next: "shop"; url: string }
  | { next: "code" }
  | { next: "form"; fault: "card" | "code" }
  | { next: "stranded" };

/** The shopper sends the card's form. */
export async function chargeCard(
  trx: Db,
  payment: BankPaymentRow,
  number: string,
): Promise<Charged> {
  const card = cardByNumber(number);
  if (!card) return { next: "form", fault: "card" };
  if (card.outcome === "undecided") return { next: "stranded" };
  if (!card.asksCode) return decide(trx, payment, card);
  await moveBankPayment(trx, payment.id, ["waiting"], { state: "confirming", card: card.number });
  return { next: "code" };
}

/** The shopper sends the 3-D Secure code. */
export async function confirmCode(
  trx: Db,
  payment: BankPaymentRow,
  code: string,
): Promise<Charged> {
  const card = cardByNumber(payment.card ?? "");
  if (!card) return { next: "form", fault: "card" };
  if (code.trim() !== rightCode) return { next: "form", fault: "code" };
  return decide(trx, payment, card);
}

/** The shopper goes back without paying. */
export async function leavePage(trx: Db, payment: BankPaymentRow): Promise<Charged> {
  const left = await moveBankPayment(trx, payment.id, ["waiting", "confirming"], {
    state: "cancelled",
    reason: "left by the payer",
  });
  if (left) await planWebhooks(trx, payment.id, "payment.cancelled", [0]);
  return { next: "shop", url: payment.fail_url };
}

async function decide(trx: Db, payment: BankPaymentRow, card: TestCard): Promise<Charged> {
  const captured = card.outcome === "captured";
  const decided = await moveBankPayment(trx, payment.id, ["waiting", "confirming"], {
    state: captured ? "captured" : "declined",
    card: card.number,
    reason: card.reason ?? null,
  });
  if (decided) {
    await planWebhooks(
      trx,
      payment.id,
      captured ? "payment.captured" : "payment.declined",
      card.webhooksAfter,
    );
  }
  if (card.strands) return { next: "stranded" };
  return { next: "shop", url: captured ? payment.success_url : payment.fail_url };
}
