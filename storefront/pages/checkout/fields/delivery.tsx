import { type DeliveryType, goesToAddress } from "#contract/ordering/delivery-types.ts";
import { dayOf, daysAhead } from "../../../parts/day/day.ts";
import { RadioList } from "../../../ui/choice/radio-list.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useOrderingWords } from "../../../words/ordering-words.tsx";
import { useLanguage } from "../../../words/words.tsx";
import styles from "../order-form.module.css";
import type { Form } from "../use-form.ts";
import type { DeliveryOptions } from "../use-handbook.ts";
import { CityField } from "./city-field.tsx";
import { Section } from "./section.tsx";

interface DeliveryProps {
  form: Form;
  options: DeliveryOptions;
  /** What is there already comes on a day; a preorder leaves when its piece has come. */
  isDated: boolean;
}

/** Where to, and the ways that go there with their price and earliest day. */
export function Delivery({ form, options, isDated }: DeliveryProps) {
  const { locale, words } = useLanguage();
  const { checkout } = useOrderingWords();
  const { values, errors } = form;
  const { roubles } = words.common;
  const isNotBrought =
    options.areThere &&
    values.locality !== "" &&
    !options.list?.some((one) => goesToAddress(one.type));

  function day(date: string): string {
    const text = dayOf(date, locale);
    const ahead = daysAhead(date);
    if (ahead <= 0) return checkout.today(text);
    return ahead === 1 ? checkout.tomorrow(text) : checkout.from(text);
  }

  return (
    <Section title={checkout.delivery}>
      <CityField
        city={values.city}
        error={errors.locality}
        onType={(city) => form.set({ city, locality: "" })}
        onPick={({ slug, title }) => form.set({ city: title, locality: slug })}
        onFocus={() => form.enter("locality")}
      />
      {isNotBrought && (
        <p className={styles.hint} role="status">
          {checkout.noDelivery}
        </p>
      )}
      {options.list ? (
        <RadioList<DeliveryType>
          legend={checkout.delivery}
          hideLegend
          name="delivery_type"
          value={values.delivery_type}
          error={errors.delivery_type}
          onChange={(delivery_type) => form.set({ delivery_type })}
          options={options.list.map((option) => ({
            value: option.type,
            title: option.title,
            note: (
              <span className={styles.sentence}>
                {isDated && `${day(option.date)}. `}
                {option.description}
                {option.price > 0 && option.free_from !== null && (
                  <> {checkout.freeFrom(roubles(option.free_from))}</>
                )}
              </span>
            ),
            aside: option.price === 0 ? checkout.free : roubles(option.price),
          }))}
        />
      ) : (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton className={styles.waitingOption} />
          <Skeleton className={styles.waitingOption} />
        </div>
      )}
    </Section>
  );
}
