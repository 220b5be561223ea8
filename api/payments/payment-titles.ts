import type { Said } from "#contract/locale.ts";
import type { PaymentType } from "#contract/ordering/delivery.ts";

export const paymentTitles: Record<PaymentType, Required<Said>> = {
  card: { ru: "Банковской картой онлайн", en: "Bank card, online" },
};
