import { formatRoubles } from "#contract/money.ts";
import type from "../../ui/type.module.css";
import { useWords } from "../../words/words.tsx";
import type { Offer } from "./offer.ts";
import styles from "./price.module.css";

/** A price, the same everywhere: struck through with its percent on sale, or the word instead. */
export function Price({ offer, className }: { offer: Offer; className?: string | undefined }) {
  const { catalog, common } = useWords();
  const place = className ? `${styles.price} ${className}` : styles.price;
  if (offer.kind !== "price") {
    return <span className={`${place} ${styles.word}`}>{catalog[offer.kind]}</span>;
  }
  const roubles = (amount: number) => common.roubles(formatRoubles(amount));
  if (!offer.oldPrice) return <span className={place}>{roubles(offer.price)}</span>;
  return (
    <span className={place}>
      <b className={styles.now}>{roubles(offer.price)}</b>
      <s className={styles.old}>
        <span className={type.hidden}>{catalog.oldPrice}</span>
        {roubles(offer.oldPrice)}
      </s>
      <span className={styles.percent}>{catalog.percentOff(offer.percent)}</span>
    </span>
  );
}
