import type { DeliveryType, PaymentType } from "#contract/delivery.ts";
import type { Said } from "../goods/types.ts";
import { typeset } from "../goods/typography.ts";

/** What a way of delivery costs in some of the cities; the first rule that fits holds. */
export interface DeliveryRate {
  /** Slugs of localities; absent: everywhere else. */
  localities?: string[];
  /** Roubles. */
  price: number;
  /** Roubles after discounts from which it costs nothing; absent: never free by sum. */
  freeFrom?: number;
}

export interface DeliveryTypeOffer {
  type: DeliveryType;
  title: Said;
  description: Said;
  rates: DeliveryRate[];
  payment: PaymentType[];
}

export const deliveryTypes: DeliveryTypeOffer[] = [
  {
    type: "courier",
    title: typeset("Курьером с примеркой", "Courier, with a fitting"),
    description: typeset(
      "Двадцать минут на примерку. Что не подошло, курьер увезёт обратно.",
      "Twenty minutes to try things on. The courier takes back what does not suit.",
    ),
    rates: [
      { localities: ["moscow", "podolsk"], price: 390, freeFrom: 15000 },
      { price: 590, freeFrom: 25000 },
    ],
    payment: ["card"],
  },
  {
    type: "own_shop",
    title: typeset("В магазин", "Collect from a shop"),
    description: typeset(
      "Бесплатно. Отложим на три дня, примерить можно на месте.",
      "Free. We hold it for three days, and the fitting rooms are yours.",
    ),
    rates: [{ price: 0 }],
    payment: ["card"],
  },
];

export const paymentTypes: { type: PaymentType; title: Said; description: Said }[] = [
  {
    type: "card",
    title: typeset("Банковской картой", "Bank card"),
    description: typeset(
      "«Мир», Visa и Mastercard российских банков. Деньги спишем после подтверждения банком.",
      "Mir, or Visa and Mastercard issued in Russia. You are charged once the bank confirms.",
    ),
  },
];
