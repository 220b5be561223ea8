import type { PaymentType } from "#contract/delivery.ts";
import type { Said } from "#contract/locale.ts";

export const paymentTitles: Record<PaymentType, Required<Said>> = {
  card: { ru: "Банковской картой онлайн", en: "Bank card, online" },
};
