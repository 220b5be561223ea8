import { useRevalidator } from "react-router";
import type { ShownState } from "#contract/ordering/order-states.ts";
import type { Order } from "#contract/ordering/orders.ts";
import { links } from "../../links.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage, useWords } from "../../words/words.tsx";
import { CheckoutSteps } from "../checkout-steps/checkout-steps.tsx";
import { clockOf } from "../day/moment.ts";
import type { LoadedOrder } from "../order-keys/load-order.ts";
import { PayButton } from "../order-keys/pay-button.tsx";
import { PrivatePage } from "../private-page/private-page.tsx";
import styles from "./order-outcome.module.css";
import { Thanks } from "./thanks.tsx";
import { useOutcome } from "./use-outcome.ts";

/** What became of an order's payment: the page that the bank sends the shopper back to. */
export function OrderOutcome({ number, order }: LoadedOrder) {
  const { common } = useWords();
  const { orders } = useOrderingWords();
  const { revalidate } = useRevalidator();
  return (
    <PaymentStep>
      {order ? (
        <Known key={number} loaded={order} />
      ) : (
        <div className={styles.state} role="alert">
          <h1 className={type.heading}>{orders.failedTitle}</h1>
          <Button look="ghost" onClick={() => void revalidate()}>
            {common.again}
          </Button>
        </div>
      )}
    </PaymentStep>
  );
}

/** The page as it is served, before the order is known. */
export function OutcomeOnItsWay() {
  return (
    <PaymentStep>
      <Checking />
    </PaymentStep>
  );
}

function PaymentStep({ children }: React.PropsWithChildren) {
  const { orders } = useOrderingWords();
  return (
    <>
      <PrivatePage title={orders.resultTitle} />
      <CheckoutSteps step={3} />
      {children}
    </>
  );
}

function Known({ loaded }: { loaded: Order }) {
  const [outcome, checkAgain] = useOutcome(loaded);
  if (outcome.kind === "checking") {
    return outcome.stage === "soon" ? (
      <Checking />
    ) : (
      <Undecided order={loaded} isOver={outcome.stage === "given_up"} again={checkAgain} />
    );
  }
  const { order } = outcome;
  const isBought = !notBought.includes(order.state);
  return isBought ? <Thanks order={order} /> : <NotBought order={order} again={checkAgain} />;
}

const notBought: readonly ShownState[] = ["awaiting_payment", "expired", "cancelled", "refunded"];

function Checking() {
  const { orders } = useOrderingWords();
  return (
    <div className={styles.state} role="status">
      <span className={styles.wait} aria-hidden="true" />
      <h1 className={type.heading}>{orders.checking}</h1>
      <p className={styles.text}>{orders.checkingMore}</p>
    </div>
  );
}

interface UndecidedProps {
  order: Order;
  /** The bank is asked no more. */
  isOver: boolean;
  again(): void;
}

/** The bank keeps silent: nothing is claimed, and a payment that was not made yet can be. */
function Undecided({ order: { number, can_pay }, isOver, again }: UndecidedProps) {
  const { locale, words } = useLanguage();
  const { orders } = useOrderingWords();
  return (
    <div className={styles.state} role="status">
      <span className={classes(styles.wait, isOver && styles.still)} aria-hidden="true" />
      <h1 className={type.heading}>{orders.checking}</h1>
      <p className={styles.text}>{can_pay ? orders.undecided : orders.checkingLong}</p>
      <div className={styles.ways}>
        {can_pay && (
          <PayButton number={number} onChange={again}>
            {orders.goOnPaying}
          </PayButton>
        )}
        {isOver && (
          <Button look="ghost" onClick={again}>
            {words.common.again}
          </Button>
        )}
        <ButtonLink look="ghost" href={links[locale].order(number)}>
          {orders.toOrder}
        </ButtonLink>
      </div>
    </div>
  );
}

function NotBought({ order, again }: { order: Order; again(): void }) {
  const { locale } = useLanguage();
  const { orders } = useOrderingWords();
  const { number, can_pay, pay_until } = order;
  return (
    <div className={styles.state} role="status">
      <h1 className={type.heading}>{can_pay ? orders.notPaid : order.state_title}</h1>
      {can_pay && (
        <p className={styles.text}>
          {orders.notPaidMore}{" "}
          {pay_until && `${orders.heldUntil(clockOf(pay_until, { locale, zone: orders.zone }))}.`}
        </p>
      )}
      {order.state === "expired" && <p className={styles.text}>{orders.expiredMore}</p>}
      <div className={styles.ways}>
        {can_pay ? (
          <PayButton number={number} onChange={again}>
            {orders.payAgain}
          </PayButton>
        ) : (
          <ButtonLink href={links[locale].catalog()}>{orders.toShop}</ButtonLink>
        )}
        <ButtonLink look="ghost" href={links[locale].order(number)}>
          {orders.toOrder}
        </ButtonLink>
      </div>
    </div>
  );
}
