import type { Locale, Said } from "#contract/locale.ts";
import type {
  OrderState,
  PaymentState,
  ShipmentState,
  ShownState,
} from "#contract/ordering/order-states.ts";

type Words = Required<Said>;

/** The order's state as the shopper reads it. */
export const stateTitles: Record<ShownState, Words> = {
  awaiting_payment: { ru: "Ждёт оплаты", en: "Awaiting payment" },
  payment_in_progress: { ru: "Оплата проверяется", en: "Payment is being checked" },
  paid: { ru: "Оплачен", en: "Paid" },
  assembling: { ru: "Собирается", en: "Being packed" },
  shipped: { ru: "В пути", en: "On its way" },
  ready_for_pickup: { ru: "Ждёт в магазине", en: "Ready for collection" },
  delivered: { ru: "Получен", en: "Delivered" },
  not_delivered: { ru: "Не доставлен", en: "Not delivered" },
  cancelled: { ru: "Отменён", en: "Cancelled" },
  expired: { ru: "Время оплаты вышло", en: "The time to pay ran out" },
  refunded: { ru: "Деньги возвращены", en: "Refunded" },
  partly_refunded: { ru: "Часть денег возвращена", en: "Partly refunded" },
};

/** Moves that are worth a line in the history; the others are the shop's own business. */
const moveTitles: {
  order: Partial<Record<OrderState, Words>>;
  payment: Partial<Record<PaymentState, Words>>;
  shipment: Partial<Record<ShipmentState, Words>>;
} = {
  order: {
    new: { ru: "Заказ оформлен", en: "Order placed" },
    cancelled: { ru: "Заказ отменён", en: "Order cancelled" },
    expired: { ru: "Время оплаты вышло, вещи вернулись в продажу", en: "The time to pay ran out" },
  },
  payment: {
    paid: { ru: "Оплата получена", en: "Payment received" },
    failed: { ru: "Банк отклонил оплату", en: "The bank declined the payment" },
    refunded: { ru: "Деньги возвращены", en: "Money paid back" },
    partly_refunded: { ru: "Часть денег возвращена", en: "Part of the money paid back" },
  },
  shipment: {
    assembling: { ru: "Заказ собирается", en: "The order is being packed" },
    shipped: { ru: "Заказ отправлен", en: "The order is on its way" },
    ready_for_pickup: { ru: "Заказ ждёт в магазине", en: "The order is ready for collection" },
    delivered: { ru: "Заказ получен", en: "The order was received" },
    not_delivered: { ru: "Заказ не удалось вручить", en: "The order could not be handed over" },
  },
};

/** One move in any of an order's lives. */
export type Move =
  | { of: "order"; to: OrderState; at: string }
  | { of: "payment"; to: PaymentState; at: string }
  | { of: "shipment"; to: ShipmentState; at: string };

/** What a move says to the shopper; null when it says nothing. */
export function moveTitle(move: Move, locale: Locale): string | null {
  const titles: Partial<Record<string, Words>> = moveTitles[move.of];
  return titles[move.to]?.[locale] ?? null;
}
