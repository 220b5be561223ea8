import { useEffect, useState } from "react";
import type { z } from "zod";
import type { PaymentOption, PaymentType } from "#contract/ordering/delivery.ts";
import { apiIn } from "../../../api.ts";
import { RadioList } from "../../../ui/choice/radio-list.tsx";
import { useOrderingWords } from "../../../words/ordering-words.tsx";
import { useLanguage } from "../../../words/words.tsx";
import styles from "../order-form.module.css";
import type { Form } from "../use-form.ts";
import { Section } from "./section.tsx";

type Option = z.infer<typeof PaymentOption>;

/** How it is paid. Where there is one way, there is nothing to choose. */
export function Payment({ form }: { form: Form }) {
  const { checkout } = useOrderingWords();
  const { delivery_type, payment_type } = form.values;
  const options = usePaymentOptions(delivery_type);
  const [only, ...others] = options;
  return (
    <Section title={checkout.payment}>
      {others.length === 0 ? (
        <p>
          {only?.title ?? checkout.paymentCard}
          <span className={styles.paymentNote}>{only?.description ?? checkout.paymentNote}</span>
        </p>
      ) : (
        <RadioList<PaymentType>
          legend={checkout.payment}
          hideLegend
          name="payment_type"
          value={payment_type}
          error={form.errors.payment_type}
          onChange={(value) => form.set({ payment_type: value })}
          options={options.map(({ type: value, title, description }) => ({
            value,
            title,
            note: description,
          }))}
        />
      )}
    </Section>
  );
}

/** Ways to pay that go with the delivery; none until they are known. */
function usePaymentOptions(delivery_type: string): readonly Option[] {
  const { locale } = useLanguage();
  const [options, setOptions] = useState<readonly Option[]>([]);
  useEffect(() => {
    const left = new AbortController();
    apiIn(locale, { signal: left.signal })("GET handbooks/payment-types/", {
      query: { delivery_type },
    })
      .then(({ results }) => setOptions(results))
      .catch(() => undefined);
    return () => left.abort();
  }, [locale, delivery_type]);
  return options;
}
