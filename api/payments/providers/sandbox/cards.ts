import type { Said } from "#contract/locale.ts";

/** How the sandbox bank treats a test card. */
export interface TestCard {
  number: string;
  /** Asks for a code first, as 3-D Secure does. */
  asksCode: boolean;
  outcome: "captured" | "declined" | "undecided";
  /** Seconds from the outcome to each webhook: none, one, two of the same event, a late one. */
  webhooksAfter: readonly number[];
  /** The bank's page never leads back to the shop. */
  strands: boolean;
  title: Said;
  reason?: string;
}

const usual = { asksCode: false, webhooksAfter: [0], strands: false } as const;

/** The cards on the bank's page, the first one chosen. None belongs to anybody. */
export const testCards: readonly TestCard[] = [
  {
    ...usual,
    number: "4000 0000 0000 3055",
    outcome: "captured",
    title: { ru: "Оплата проходит сразу", en: "Paid at once" },
  },
  {
    ...usual,
    number: "4242 4242 4242 4242",
    asksCode: true,
    outcome: "captured",
    title: { ru: "Код подтверждения, затем оплата", en: "3-D Secure code, then paid" },
  },
  {
    ...usual,
    number: "4000 0566 5566 5556",
    outcome: "declined",
    reason: "insufficient funds",
    title: { ru: "Отказ: недостаточно средств", en: "Declined: insufficient funds" },
  },
  {
    ...usual,
    number: "4012 8888 8888 1881",
    asksCode: true,
    outcome: "declined",
    reason: "3-D Secure failed",
    title: { ru: "Код подтверждения, затем отказ", en: "3-D Secure code, then declined" },
  },
  {
    ...usual,
    number: "5205 0000 0000 3055",
    outcome: "captured",
    webhooksAfter: [0, 2],
    title: { ru: "Оплата, уведомление придёт дважды", en: "Paid, the webhook comes twice" },
  },
  {
    ...usual,
    number: "5555 5555 5555 4444",
    outcome: "captured",
    webhooksAfter: [30],
    title: {
      ru: "Оплата, уведомление опоздает на 30 секунд",
      en: "Paid, the webhook is 30 seconds late",
    },
  },
  {
    ...usual,
    number: "2202 0000 0000 3055",
    outcome: "captured",
    webhooksAfter: [],
    strands: true,
    title: {
      ru: "Оплата, но банк молчит: ни уведомления, ни возврата",
      en: "Paid, but the bank is silent: no webhook, no way back",
    },
  },
  {
    ...usual,
    number: "2200 0000 0000 0004",
    outcome: "undecided",
    webhooksAfter: [],
    strands: true,
    title: { ru: "Банк не отвечает: оплата зависает", en: "The bank hangs: nothing is decided" },
  },
];

/** The code of every 3-D Secure question. */
export const rightCode = "1234";

export function cardByNumber(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, "");
  return testCards.find((card) => card.number.replace(/\D/g, "") === digits);
}
