import { links } from "../../links.ts";
import { Waiting } from "../../parts/waiting/waiting.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { EmptyScreen, FailedScreen } from "../../ui/state-screen/state-screen.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage, useWords } from "../../words/words.tsx";
import styles from "./page.module.css";

export function EmptyCart() {
  const { locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  return (
    <EmptyScreen title={cartPage.empty} more={cartPage.emptyMore}>
      <ButtonLink href={links[locale].catalog()}>{cartPage.toCatalog}</ButtonLink>
    </EmptyScreen>
  );
}

export function FailedCart({ again }: { again(): void }) {
  const { common } = useWords();
  const { cartPage } = useOrderingWords();
  return <FailedScreen title={cartPage.failed} againText={common.again} again={again} />;
}

/** Two lines and a sum on their way. */
export function WaitingCart() {
  return (
    <Waiting className={styles.columns}>
      <div className={styles.waitingLines}>
        <Skeleton className={styles.waitingLine} />
        <Skeleton className={styles.waitingLine} />
      </div>
      <Skeleton className={styles.waitingSum} />
    </Waiting>
  );
}
