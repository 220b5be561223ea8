import type { Said } from "./locale.ts";

/**
 * Every refusal that the server can answer with: its status and its words. `{name}` is filled from
 * the refusal's data, `{roubles name}`, `{time name}` and `{shipment name}` with such a sum, moment or
 * state. The one place where a code becomes a sentence.
 */
export const refusals = {
  not_found: { status: 404, ru: "Страница не найдена", en: "Page not found" },
  bad_request: { status: 400, ru: "Неверный запрос", en: "Invalid request" },
  unauthorized: { status: 401, ru: "Нужно войти", en: "Please sign in" },
  forbidden: { status: 403, ru: "Доступ запрещён", en: "Forbidden" },
  too_large: { status: 413, ru: "Слишком большой запрос", en: "The request is too large" },
  too_many_requests: {
    status: 429,
    ru: "Слишком много попыток. Попробуйте чуть позже",
    en: "Too many attempts. Please try again a little later",
  },
  unavailable: {
    status: 503,
    ru: "Магазин прервался на минуту. Ничего не потеряно: попробуйте ещё раз чуть позже",
    en: "The shop has paused for a minute. Nothing is lost: please try again a little later",
  },
  server_error: { status: 500, ru: "Ошибка сервера", en: "Server error" },
  idempotency_mismatch: {
    status: 409,
    ru: "Этот запрос уже отправлен с другими данными",
    en: "This request was already sent with different data",
  },
  idempotency_in_progress: {
    status: 409,
    ru: "Этот запрос уже выполняется",
    en: "This request is still being carried out",
  },
  product_gone: {
    status: 409,
    ru: "Этой вещи больше нет в продаже",
    en: "This piece is no longer on sale",
  },
  size_gone: {
    status: 409,
    ru: "Этот размер закончился",
    en: "This size has sold out",
  },
  not_enough_stock: {
    status: 409,
    ru: "Осталось только {available}",
    en: "Only {available} left",
  },
  preorder_only_one_size: {
    status: 409,
    ru: "По предзаказу можно оформить только один размер",
    en: "Only 1 size can be pre-ordered",
  },
  preorder_mixed: {
    status: 409,
    ru: "Предзаказ оформляется отдельно от остальных вещей",
    en: "A preorder is placed separately from other pieces",
  },
  preorder_limit: {
    status: 409,
    ru: "Предзаказ на этот размер закрыт",
    en: "Preorders for this size are closed",
  },
  quantity_limit: {
    status: 409,
    ru: "Не больше {max} штук одного размера",
    en: "No more than {max} of one size",
  },
  cart_full: {
    status: 409,
    ru: "В корзине слишком много разных вещей",
    en: "There are too many different pieces in the cart",
  },
  cart_empty: { status: 409, ru: "Корзина пуста", en: "The cart is empty" },
  cart_has_gone_lines: {
    status: 409,
    ru: "Некоторых вещей уже нет. Уберите их из корзины, чтобы продолжить",
    en: "Some pieces are gone. Remove them from the cart to go on",
  },
  total_changed: {
    status: 409,
    ru: "Сумма заказа изменилась: было {roubles before}, стало {roubles after}",
    en: "The total has changed: it was {roubles before}, it is now {roubles after}",
  },
  delivery_unavailable: {
    status: 409,
    ru: "Этот способ доставки сейчас недоступен",
    en: "This delivery method is not available right now",
  },
  payment_unavailable: {
    status: 409,
    ru: "Оплата недоступна для выбранного типа доставки",
    en: "Payment is not available for the specified type of delivery",
  },
  already_paid: { status: 409, ru: "Заказ уже оплачен", en: "The order is already paid" },
  payment_in_progress: {
    status: 409,
    ru: "Оплата этого заказа уже идёт",
    en: "This order is already being paid for",
  },
  order_not_payable: {
    status: 409,
    ru: "Этот заказ оплатить нельзя",
    en: "Unable to pay for the order",
  },
  bank_unavailable: {
    status: 409,
    ru: "Не удалось зарегистрировать оплату в банке",
    en: "Could not register a payment in the bank",
  },
  order_unpaid: {
    status: 409,
    ru: "Заказ ещё не оплачен: до оплаты его не собирают и не отправляют, его можно только отменить",
    en: "The order is not paid yet: until it is, nothing is packed or sent, and all that can be done is to cancel it",
  },
  move_not_allowed: {
    status: 409,
    ru: "Отправление {shipment from}. Следующим может стать: {shipment next}",
    en: "The shipment is {shipment from}. What can follow: {shipment next}",
  },
  shipment_ended: {
    status: 409,
    ru: "Отправление {shipment from}: дальше оно не движется. Остаётся только вернуть деньги, если они ещё не возвращены",
    en: "The shipment is {shipment from}: it goes no further. What is left is to pay back what has not been paid back yet",
  },
  shipment_of_order: {
    status: 409,
    ru: "Отправление не отменяют отдельно от заказа: отмените заказ",
    en: "A shipment is not cancelled by itself: cancel the order",
  },
  order_has_left: {
    status: 409,
    ru: "Заказ уже не отменить, отправление {shipment from}. Можно вернуть деньги за вещи",
    en: "The order cannot be cancelled any more, its shipment is {shipment from}. Its pieces can be paid back",
  },
  order_closed: {
    status: 409,
    ru: "Заказ закрыт раньше, отменять нечего",
    en: "The order was closed before: there is nothing to cancel",
  },
  already_refunded: {
    status: 409,
    ru: "Деньги уже возвращены: {roubles amount}, {time at} по Москве",
    en: "This was paid back already: {roubles amount}, {time at} in Moscow",
  },
  not_so_many_left: {
    status: 409,
    ru: "Вернуть деньги можно ещё за {left} шт. этой вещи, не за {asked}",
    en: "Of this piece {left} can still be paid back, not {asked}",
  },
  nothing_paid: {
    status: 409,
    ru: "За это ничего не заплачено: возвращать нечего",
    en: "Nothing was paid for this: there is nothing to pay back",
  },
  stock_would_be_negative: {
    status: 409,
    ru: "На складе меньше, чем списывается",
    en: "There is less in stock than would be taken",
  },
  slug_taken: { status: 409, ru: "Такой адрес уже занят", en: "This address is already taken" },
  sku_taken: {
    status: 409,
    ru: "Артикул {sku} уже есть у другой вещи",
    en: "SKU {sku} already belongs to another piece",
  },
  slug_reserved: {
    status: 409,
    ru: "Этот адрес занят самим магазином",
    en: "This address belongs to the shop itself",
  },
} as const satisfies Record<string, { status: number } & Required<Said>>;

export type RefusalCode = keyof typeof refusals;
