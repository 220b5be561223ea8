import { useEffect } from "react";
import type { Cart } from "#contract/ordering/cart.ts";
import { goesToAddress } from "#contract/ordering/delivery-types.ts";
import { canBeOrdered } from "../../parts/cart/can-be-ordered.ts";
import type { City } from "../../parts/city/city-store.ts";
import { Button } from "../../ui/button/button.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useWords } from "../../words/words.tsx";
import { Blocked } from "./blocked.tsx";
import { Address } from "./fields/address.tsx";
import { Delivery } from "./fields/delivery.tsx";
import { Payment } from "./fields/payment.tsx";
import { Pickup } from "./fields/pickup.tsx";
import { Recipient } from "./fields/recipient.tsx";
import styles from "./order-form.module.css";
import { Summary } from "./summary.tsx";
import { useForm } from "./use-form.ts";
import { useDeliveryOptions } from "./use-handbook.ts";
import { usePrice } from "./use-price.ts";
import { useSubmit } from "./use-submit.ts";

interface OrderFormProps {
  cart: Cart;
  isPreorder: boolean;
  /** Where delivery is counted to at first. */
  city: City | null;
}

/** The second step: who gets it, how, and what it comes to. */
export function OrderForm({ cart, isPreorder, city }: OrderFormProps) {
  const { common } = useWords();
  const { checkout } = useOrderingWords();
  const form = useForm(city);
  const { delivery_type } = form.values;
  const options = useDeliveryOptions(form.values.locality, isPreorder);
  const { price, isCounting, count } = usePrice(form.values, { cart, isPreorder });
  const isBlocked = !cart.items.every(canBeOrdered);
  const { submit, isBusy, general, element } = useSubmit({ form, price, isPreorder, count });

  const first = options.list?.[0]?.type;
  const isOffered = options.list?.some(({ type }) => type === delivery_type) ?? true;
  useEffect(() => {
    // While no city is picked the courier is not offered yet, but still meant.
    if (options.areThere && !isOffered && first && form.values.locality) {
      form.set({ delivery_type: first });
    }
  });

  return (
    <div className={styles.columns}>
      <Summary cart={cart} price={price} isCounting={isCounting} />
      <form ref={element} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.notice} role="alert">
          {isBlocked && <Blocked />}
        </div>
        <Recipient form={form} />
        <Delivery form={form} options={options} isDated={!isPreorder} />
        {goesToAddress(delivery_type) ? <Address form={form} /> : <Pickup form={form} />}
        <Payment form={form} />
        <div className={styles.submit}>
          {price && (
            <p className={styles.total}>
              <span>{price.lines.at(-1)?.title}</span>
              <b>{common.roubles(price.total)}</b>
            </p>
          )}
          <p className={styles.general} role="alert">
            {general}
          </p>
          {isBlocked && <Blocked />}
          <Button type="submit" wide busy={isBusy} disabled={isBlocked}>
            {isBusy ? checkout.submitting : checkout.submit}
          </Button>
          <p className={styles.small}>{checkout.submitNote}</p>
        </div>
      </form>
    </div>
  );
}
