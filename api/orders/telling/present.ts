import { type Locale, said } from "#contract/locale.ts";
import { kopecks, toRoubles } from "#contract/money.ts";
import { goesToAddress } from "#contract/ordering/delivery-types.ts";
import type { ShownState } from "#contract/ordering/order-states.ts";
import type { Order } from "#contract/ordering/orders.ts";
import { presentPicture } from "../../catalog/public.ts";
import {
  isOpenPayment,
  type PaymentMoveRow,
  type PaymentRow,
  paymentTitles,
  type ReceiptRow,
} from "../../payments/public.ts";
import type { WholeOrder } from "../queries/read-order.ts";
import { type Move, moveTitle, stateTitles } from "./order-words.ts";
import { presentPriceLines, stepsOf } from "./price-lines.ts";
import { shownState } from "./shown-state.ts";

/** An order with its money, as read for one answer. */
export interface OrderReading {
  order: WholeOrder;
  payments: readonly PaymentRow[];
  paymentMoves: readonly PaymentMoveRow[];
  /** Null when they were not asked for. */
  receipts: readonly ReceiptRow[] | null;
}

export function stateOf({ order, payments }: Pick<OrderReading, "order" | "payments">): ShownState {
  return shownState({
    order: order.state,
    payments: payments.filter((one) => !one.is_surplus).map(({ state }) => state),
    shipment: order.shipments.at(-1)?.state ?? "waiting",
  });
}

/**
 * Whether nobody here can say if the money was taken: a payment of an order that waits for it is
 * still open, so its bank may yet answer either way.
 */
export function isUndecided({ order, payments }: Pick<OrderReading, "order" | "payments">) {
  return (
    order.state === "new" && payments.some((one) => !one.is_surplus && isOpenPayment(one.state))
  );
}

const roubles = (amount: number) => toRoubles(kopecks(amount));

/** An order as its customer reads it. */
export function presentOrder(reading: OrderReading, locale: Locale, now = new Date()): Order {
  const { order, receipts } = reading;
  const state = stateOf(reading);
  const isInTime = order.pay_until !== null && order.pay_until > now;
  const { first_name, last_name, phone, email } = order.contacts;
  return {
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    state,
    state_title: stateTitles[state][locale],
    is_preorder: order.is_preorder,
    can_pay: state === "awaiting_payment" && isInTime,
    pay_until: order.state === "new" ? (order.pay_until?.toISOString() ?? null) : null,
    items: order.items.map((item) => presentItem(item, locale)),
    lines: presentPriceLines(stepsOf(order), locale),
    total: roubles(order.total),
    contacts: { first_name, last_name, phone, email },
    delivery: presentDelivery(order, locale),
    payment: {
      type: order.payment_type,
      title: paymentTitles[order.payment_type][locale],
      is_undecided: isUndecided(reading),
    },
    history: presentHistory(reading, locale),
    ...(receipts && { receipts: receipts.map(presentReceipt) }),
  };
}

function presentItem(item: WholeOrder["items"][number], locale: Locale): Order["items"][number] {
  const title = said(item.title, locale);
  return {
    id: item.id,
    product_slug: item.product_slug,
    title,
    sku: item.sku,
    size: item.size,
    color: said(item.color, locale),
    image: item.picture && presentPicture(item.picture, locale, title),
    quantity: item.quantity,
    base_price: roubles(item.base_price),
    price: roubles(item.price),
    total: roubles(item.total),
  };
}

function presentDelivery(order: WholeOrder, locale: Locale): Order["delivery"] {
  const { delivery, contacts } = order;
  const city = said(delivery.address, locale);
  const parts = [city, contacts.street, contacts.flat, contacts.entrance, contacts.floor];
  return {
    type: order.delivery_type,
    title: said(delivery.title, locale),
    address: goesToAddress(order.delivery_type) ? parts.filter(Boolean).join(", ") : city,
    date: delivery.date,
    shop: delivery.shop?.[locale] ?? null,
  };
}

function presentHistory({ order, paymentMoves }: OrderReading, locale: Locale): Order["history"] {
  const moves: Move[] = [
    ...order.moves,
    ...paymentMoves.map(({ to_state, at }) => ({
      of: "payment" as const,
      to: to_state,
      at: at.toISOString(),
    })),
  ];
  return moves
    .map((move) => ({ at: new Date(move.at).toISOString(), title: moveTitle(move, locale) }))
    .filter((line): line is Order["history"][number] => line.title !== null)
    .sort((one, other) => one.at.localeCompare(other.at));
}

function presentReceipt(receipt: ReceiptRow): NonNullable<Order["receipts"]>[number] {
  return {
    kind: receipt.kind,
    made_at: receipt.made_at.toISOString(),
    total: roubles(receipt.total),
    positions: receipt.positions.map((position) => ({
      ...position,
      price: roubles(position.price),
      total: roubles(position.total),
      tax: roubles(position.tax),
    })),
  };
}
