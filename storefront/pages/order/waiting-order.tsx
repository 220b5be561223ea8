import { PrivatePage } from "../../parts/private-page/private-page.tsx";
import { Waiting } from "../../parts/waiting/waiting.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import styles from "./page.module.css";

/** The shape of an order on its way. */
export function WaitingOrder() {
  const { orders } = useOrderingWords();
  return (
    <Waiting className={styles.page}>
      <PrivatePage title={orders.resultTitle} />
      <Skeleton className={styles.waitingTitle} />
      <div className={styles.columns}>
        <Skeleton className={styles.waitingFacts} />
        <Skeleton className={styles.waitingItems} />
      </div>
    </Waiting>
  );
}
