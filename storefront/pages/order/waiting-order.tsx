import { PrivatePage } from "../../parts/private-page/private-page.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useWords } from "../../words/words.tsx";
import styles from "./page.module.css";

/** The shape of an order on its way. */
export function WaitingOrder() {
  const { common } = useWords();
  const { orders } = useOrderingWords();
  return (
    <div className={styles.page} aria-busy="true">
      <PrivatePage title={orders.resultTitle} />
      <p className={type.hidden} role="status">
        {common.loading}
      </p>
      <Skeleton className={styles.waitingTitle} />
      <div className={styles.columns}>
        <Skeleton className={styles.waitingFacts} />
        <Skeleton className={styles.waitingItems} />
      </div>
    </div>
  );
}
