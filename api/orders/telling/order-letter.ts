import { type Locale, type Said, said } from "#contract/locale.ts";
import { kopecks, toRoubles } from "#contract/money.ts";
import type { Db } from "../../context.ts";
import { type OrderNews, queueEmail } from "../../messages/public.ts";
import type { AgreedDelivery } from "../tables.ts";
import { type PriceSteps, presentPriceLines } from "./price-lines.ts";

/** What a letter tells of an order, whichever the customer's language; sums in kopecks. */
export interface LetterFacts {
  siteId: number;
  shop: Said;
  number: string;
  locale: Locale;
  contacts: { email: string; first_name: string };
  items: readonly { title: Said; size: string; quantity: number; total: number }[];
  steps: PriceSteps;
  delivery: Pick<AgreedDelivery, "title" | "address" | "date">;
  /** While the order waits for its money. */
  payUntil: Date | null;
}

/** Puts a letter about an order into the outbox. `key`: a secret that opens the order's page. */
export function queueOrderLetter(
  trx: Db,
  news: OrderNews,
  { siteId, number, locale, contacts, delivery, steps, ...facts }: LetterFacts,
  key: string,
): Promise<void> {
  const story = {
    shop: said(facts.shop, locale),
    number,
    key,
    name: contacts.first_name,
    items: facts.items.map(({ title, size, quantity, total }) => ({
      title: said(title, locale),
      size,
      quantity,
      total: toRoubles(kopecks(total)),
    })),
    lines: presentPriceLines(steps, locale),
    total: toRoubles(steps.total),
    delivery: `${said(delivery.title, locale)}: ${said(delivery.address, locale)}`,
    date: delivery.date,
    payUntil: facts.payUntil?.toISOString() ?? null,
  };
  return queueEmail(trx, { siteId, email: contacts.email, locale }, { kind: "order", news, story });
}
