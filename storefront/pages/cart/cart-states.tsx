import { links } from "../../links.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./page.module.css";

export function EmptyCart() {
  const { locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  return (
    <div className={styles.state}>
      <p className={type.title}>{cartPage.empty}</p>
      <p>{cartPage.emptyMore}</p>
      <ButtonLink href={links[locale].catalog()}>{cartPage.toCatalog}</ButtonLink>
    </div>
  );
}

export function FailedCart({ again }: { again(): void }) {
  const { cartPage } = useOrderingWords();
  return (
    <div className={styles.state} role="alert">
      <p className={type.heading}>{cartPage.failed}</p>
      <Button look="ghost" onClick={again}>
        {cartPage.again}
      </Button>
    </div>
  );
}

/** Two lines and a sum on their way. */
export function WaitingCart() {
  const { words } = useLanguage();
  return (
    <div className={styles.columns} aria-busy="true">
      <p className={type.hidden} role="status">
        {words.common.loading}
      </p>
      <div className={styles.waitingLines}>
        <Skeleton className={styles.waitingLine} />
        <Skeleton className={styles.waitingLine} />
      </div>
      <Skeleton className={styles.waitingSum} />
    </div>
  );
}
