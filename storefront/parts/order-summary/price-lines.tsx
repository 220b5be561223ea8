import type { PriceLine } from "#contract/ordering/orders.ts";
import { useWords } from "../../words/words.tsx";
import styles from "./price-lines.module.css";

interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** Stands instead of a price of nothing. */
  free: string;
}

/** The sum step by step, so that the shopper sees where each rouble went. */
export function PriceLines({ lines, free }: PriceLinesProps) {
  const { common } = useWords();
  return (
    <dl className={styles.lines}>
      {lines.map(({ code, title, note, amount }) => {
        const isFree = amount === 0 && code === "delivery";
        return (
          <div key={code} className={code === "total" ? styles.total : styles.line}>
            <dt>
              {title}
              {note && !isFree && <small className={styles.note}>{note}</small>}
            </dt>
            <dd>{isFree ? free : common.roubles(amount)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
