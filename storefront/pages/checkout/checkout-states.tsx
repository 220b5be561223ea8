import { links } from "../../links.ts";
import { lastOrder } from "../../parts/order-keys/order-keys.ts";
import { Waiting } from "../../parts/waiting/waiting.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { EmptyScreen, FailedScreen } from "../../ui/state-screen/state-screen.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage, useWords } from "../../words/words.tsx";
import styles from "./order-form.module.css";

/** The cart is empty: perhaps because its order stands already. */
export function NothingToOrder() {
  const { locale } = useLanguage();
  const { checkout, orders } = useOrderingWords();
  const last = lastOrder();
  return (
    <EmptyScreen title={checkout.empty} more={checkout.emptyMore}>
      <ButtonLink href={links[locale].catalog()}>{checkout.toCatalog}</ButtonLink>
      {last && (
        <ButtonLink look="ghost" href={links[locale].order(last)}>
          {orders.order(last)}
        </ButtonLink>
      )}
    </EmptyScreen>
  );
}

export function FailedCheckout({ again }: { again(): void }) {
  const { common } = useWords();
  const { checkout } = useOrderingWords();
  return <FailedScreen title={checkout.failedTitle} againText={common.again} again={again} />;
}

/** The shape of the form and its summary. */
export function WaitingForm() {
  return (
    <Waiting className={styles.columns}>
      <div className={styles.form}>
        {["name", "phone", "email", "city", "street"].map((key) => (
          <Skeleton key={key} className={styles.waitingField} />
        ))}
      </div>
      <Skeleton className={styles.waitingSummary} />
    </Waiting>
  );
}
