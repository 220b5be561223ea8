import type { Locale } from "#contract/locale.ts";
import type { ShownState } from "#contract/ordering/order-states.ts";
import type { PriceLine } from "#contract/ordering/orders.ts";

/** What a letter about an order tells, in the reader's language; sums in roubles. */
export interface OrderStory {
  shop: string;
  number: string;
  /** Opens the guest's order page; its hash alone stands with the order. */
  key: string;
  name: string;
  items: { title: string; size: string; quantity: number; total: number }[];
  lines: Pick<PriceLine, "title" | "amount">[];
  total: number;
  delivery: string;
  date: string | null;
  /** ISO, while the order waits for money. */
  payUntil: string | null;
}

export type OrderNews =
  | Extract<ShownState, "awaiting_payment" | "paid" | "cancelled" | "expired" | "shipped">
  | "ready_for_pickup"
  | "refunded"
  | "surplus_refunded";

/** Everything the shop writes to people. */
export type Message = { kind: "order"; news: OrderNews; story: OrderStory };

/** To whom and in which language. */
export interface Recipient {
  siteId: number;
  email: string;
  locale: Locale;
}
