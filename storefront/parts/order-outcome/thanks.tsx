import type { Order } from "#contract/ordering/orders.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import { dayOf } from "../day/day.ts";
import { OrderItems } from "../order-summary/order-items.tsx";
import { PriceLines } from "../order-summary/price-lines.tsx";
import styles from "./order-outcome.module.css";

/** The order is bought: thanks, what comes next and when. */
export function Thanks({ order }: { order: Order }) {
  const { locale } = useLanguage();
  const { orders, checkout } = useOrderingWords();
  const { number, contacts, delivery } = order;
  return (
    <div className={styles.thanks}>
      <div className={styles.said} role="status">
        <p className={type.caps}>{orders.paid}</p>
        <h1 className={type.title}>{orders.thanks(contacts.first_name)}</h1>
        <p className={styles.text}>
          {orders.accepted(number)}. {orders.letter(contacts.email)}.
        </p>
        <p className={styles.text}>
          {delivery.title}: {delivery.address}.{" "}
          {delivery.date && `${orders.expectedOn(dayOf(delivery.date, locale))}.`}
        </p>
        <div className={styles.ways}>
          <ButtonLink href={links[locale].order(number)}>{orders.toOrder}</ButtonLink>
          <ButtonLink look="ghost" href={links[locale].catalog()}>
            {orders.toShop}
          </ButtonLink>
        </div>
      </div>
      <section className={styles.bought} aria-label={orders.items}>
        <OrderItems items={order.items} />
        <div className={styles.sum}>
          <PriceLines lines={order.lines} free={checkout.free} />
        </div>
      </section>
    </div>
  );
}
