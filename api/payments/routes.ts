import type { z } from "zod";
import type { Locale, Said } from "#contract/locale.ts";
import type { PaymentOption, PaymentType } from "#contract/ordering/delivery.ts";
import { paymentTypes } from "#contract/ordering/delivery.ts";
import { deliveryTypes } from "#contract/ordering/delivery-types.ts";
import { wholeList } from "../calls/present-list.ts";
import type { Handlers } from "../calls/serve.ts";
import { paymentTypesOf } from "../delivery/public.ts";
import { paymentTitles } from "./payment-titles.ts";
import { providerOfType } from "./providers/registry.ts";

const descriptions: Record<PaymentType, Required<Said>> = {
  card: {
    ru: "Мир, Visa или Mastercard. Данные карты вводятся на странице банка.",
    en: "Mir, Visa or Mastercard. Card details are entered on the bank's page.",
  },
};

function presentPaymentType(type: PaymentType, locale: Locale): z.output<typeof PaymentOption> {
  return { type, title: paymentTitles[type][locale], description: descriptions[type][locale] };
}

export const paymentsHandlers: Handlers = {
  "GET handbooks/payment-types/": async ({ query }, { locale, config }) => {
    const delivery = deliveryTypes.find((type) => type === query.delivery_type);
    const types = delivery ? paymentTypesOf(delivery) : paymentTypes;
    const open = types.filter((type) => providerOfType(type, config));
    return wholeList(open.map((type) => presentPaymentType(type, locale)));
  },
};
