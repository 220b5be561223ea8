import type { ShownState } from "#contract/ordering/order-states.ts";
import type { Order } from "#contract/ordering/orders.ts";
import { formatPhone } from "#contract/phone.ts";
import { dayOf } from "../../parts/day/day.ts";
import { clockOf, momentOf } from "../../parts/day/moment.ts";
import { PayButton } from "../../parts/order-keys/pay-button.tsx";
import { OrderItems } from "../../parts/order-summary/order-items.tsx";
import { PriceLines } from "../../parts/order-summary/price-lines.tsx";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./page.module.css";
import { Receipts } from "./receipts.tsx";

interface OrderViewProps {
  order: Order;
  readAnew(): void;
}

export function OrderView({ order, readAnew }: OrderViewProps) {
  const { locale } = useLanguage();
  const { orders, checkout } = useOrderingWords();
  const time = { locale, zone: orders.zone };
  const title = order.is_preorder ? orders.preorder : orders.order;
  return (
    <>
      <p className={styles.placed}>{orders.placedAt(momentOf(order.placed_at, time))}</p>
      <h1 className={type.title}>{title(order.number)}</h1>
      <p className={classes(type.subhead, styles.now)}>{order.state_title}</p>
      {order.can_pay && (
        <div className={styles.pay}>
          <PayButton number={order.number} onChange={readAnew}>
            {order.payment.is_undecided ? orders.goOnPaying : orders.pay}
          </PayButton>
          {order.pay_until && <p>{orders.heldUntil(clockOf(order.pay_until, time))}</p>}
        </div>
      )}
      {order.can_pay && order.payment.is_undecided && (
        <p className={styles.undecided}>{orders.undecided}</p>
      )}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <Delivery {...order} />
          <Fact title={orders.recipient}>
            <p>{[order.contacts.first_name, order.contacts.last_name].join(" ").trim()}</p>
            <p>{formatPhone(order.contacts.phone)}</p>
            <p>{order.contacts.email}</p>
          </Fact>
          <Fact title={orders.payment}>
            <p>{order.payment.title}</p>
          </Fact>
          <Fact title={orders.history}>
            <ol className={styles.history}>
              {order.history.map(({ at, title: said }) => (
                <li key={at + said}>
                  <time dateTime={at}>{momentOf(at, time)}</time>
                  {said}
                </li>
              ))}
            </ol>
          </Fact>
          <Receipts receipts={order.receipts ?? []} />
        </div>
        <section className={styles.items} aria-label={orders.items}>
          <OrderItems items={order.items} />
          <div className={styles.sum}>
            <PriceLines lines={order.lines} free={checkout.free} />
          </div>
        </section>
      </div>
    </>
  );
}

/** Later there is nothing to expect: it is there, or does not come. */
const onItsWay: readonly ShownState[] = [
  "awaiting_payment",
  "payment_in_progress",
  "paid",
  "assembling",
  "shipped",
];

function Delivery({ delivery, state }: Pick<Order, "delivery" | "state">) {
  const { locale } = useLanguage();
  const { orders } = useOrderingWords();
  return (
    <Fact title={orders.delivery}>
      <p>{delivery.title}</p>
      <p>{delivery.address}</p>
      {delivery.shop && (
        <>
          <p>{delivery.shop.title}</p>
          <p>{delivery.shop.hours}</p>
        </>
      )}
      {delivery.date && onItsWay.includes(state) && (
        <p>{orders.expectedOn(dayOf(delivery.date, locale))}</p>
      )}
    </Fact>
  );
}

function Fact({ title, children }: React.PropsWithChildren<{ title: string }>) {
  return (
    <section className={styles.fact}>
      <h2 className={type.subhead}>{title}</h2>
      {children}
    </section>
  );
}
