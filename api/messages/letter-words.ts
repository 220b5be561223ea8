import type { Locale } from "#contract/locale.ts";
import type { OrderNews } from "./message.ts";

interface NewsWords {
  subject: string;
  heading: string;
  text: string;
  /** Said instead of an order of which no day is known: a preorder. */
  undated?: string;
  button: string;
}

/** What a letter about an order says; `{number}`, `{until}` and `{date}` are filled in. */
export const newsWords: Record<Locale, Record<OrderNews, NewsWords>> = {
  ru: {
    awaiting_payment: {
      subject: "Заказ {number} ждёт оплаты",
      heading: "Спасибо за заказ",
      text: "Мы отложили для вас вещи до {until} по Москве. Оплатите заказ, и мы начнём его собирать.",
      undated:
        "Место в предзаказе за вами до {until} по Москве. Оплатите заказ, и оно останется вашим.",
      button: "Посмотреть и оплатить",
    },
    paid: {
      subject: "Заказ {number} оплачен",
      heading: "Оплата получена",
      text: "Мы уже собираем ваш заказ. Ждите его {date}.",
      undated: "Вещь ещё в пути к нам. Напишем, как только передадим её в доставку.",
      button: "Посмотреть заказ",
    },
    shipped: {
      subject: "Заказ {number} отправлен",
      heading: "Заказ в пути",
      text: "Мы передали заказ в доставку. Ждите его {date}.",
      undated: "Мы передали заказ в доставку.",
      button: "Посмотреть заказ",
    },
    ready_for_pickup: {
      subject: "Заказ {number} ждёт вас в магазине",
      heading: "Можно забирать",
      text: "Заказ приехал в магазин. Назовите его номер продавцу.",
      button: "Посмотреть заказ",
    },
    cancelled: {
      subject: "Заказ {number} отменён",
      heading: "Заказ отменён",
      text: "Если вы успели оплатить, деньги вернутся на карту. Обычно это занимает до трёх дней.",
      button: "Посмотреть заказ",
    },
    expired: {
      subject: "Заказ {number} не оплачен вовремя",
      heading: "Время оплаты вышло",
      text: "Вещи снова в продаже. Если они вам всё ещё нравятся, закажите их ещё раз.",
      button: "Посмотреть заказ",
    },
    refunded: {
      subject: "Возврат по заказу {number}",
      heading: "Мы вернули деньги",
      text: "Деньги отправлены на карту, с которой платили. Банк зачислит их в течение трёх дней.",
      button: "Посмотреть заказ",
    },
    surplus_refunded: {
      subject: "Возвращаем лишнюю оплату по заказу {number}",
      heading: "Этот платёж заказу не нужен",
      text: "Банк прислал нам деньги, которых заказ уже не ждал. Мы возвращаем их целиком.",
      button: "Посмотреть заказ",
    },
  },
  en: {
    awaiting_payment: {
      subject: "Order {number} awaits payment",
      heading: "Thank you for your order",
      text: "We keep your pieces aside until {until} Moscow time. Pay for the order and we start packing.",
      undated:
        "Your place in the preorder is kept until {until} Moscow time. Pay for the order to make it yours.",
      button: "See and pay",
    },
    paid: {
      subject: "Order {number} is paid",
      heading: "Payment received",
      text: "We are packing your order. Expect it on {date}.",
      undated: "Your piece is still on its way to us. We write again as soon as it leaves for you.",
      button: "See the order",
    },
    shipped: {
      subject: "Order {number} is on its way",
      heading: "On its way",
      text: "We have handed your order over for delivery. Expect it on {date}.",
      undated: "We have handed your order over for delivery.",
      button: "See the order",
    },
    ready_for_pickup: {
      subject: "Order {number} is waiting for you in the shop",
      heading: "Ready for collection",
      text: "Your order has come to the shop. Tell its number to the assistant.",
      button: "See the order",
    },
    cancelled: {
      subject: "Order {number} is cancelled",
      heading: "The order is cancelled",
      text: "If you have paid already, the money goes back to your card, usually within three days.",
      button: "See the order",
    },
    expired: {
      subject: "Order {number} was not paid in time",
      heading: "The time to pay ran out",
      text: "The pieces are on sale again. If you still like them, please order once more.",
      button: "See the order",
    },
    refunded: {
      subject: "Refund for order {number}",
      heading: "We have paid you back",
      text: "The money is on its way to the card you paid with. Your bank books it within three days.",
      button: "See the order",
    },
    surplus_refunded: {
      subject: "We pay back a payment for order {number}",
      heading: "The order did not need this payment",
      text: "The bank sent us money that the order no longer waited for. All of it goes back to you.",
      button: "See the order",
    },
  },
};

export const letterWords = {
  ru: {
    hello: "Здравствуйте, {name}!",
    helloAll: "Здравствуйте!",
    order: "Заказ",
    size: "размер",
    free: "бесплатно",
  },
  en: { hello: "Hello {name},", helloAll: "Hello,", order: "Order", size: "size", free: "free" },
} as const;
