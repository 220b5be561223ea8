import type { Order } from "#contract/ordering/orders.ts";
import { momentOf } from "../../parts/day/moment.ts";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./page.module.css";

/** The fiscal receipts of payments and refunds, each unfolds to its positions. */
export function Receipts({ receipts }: { receipts: NonNullable<Order["receipts"]> }) {
  const { locale, words } = useLanguage();
  const { orders } = useOrderingWords();
  const { roubles } = words.common;
  if (receipts.length === 0) return null;
  return (
    <section className={styles.fact}>
      <h2 className={type.subhead}>{orders.receipts}</h2>
      {receipts.map(({ kind, made_at, total, positions }) => (
        <details key={kind + made_at} className={styles.receipt}>
          <summary>
            <span>
              {orders.receiptKinds[kind]}, {momentOf(made_at, { locale, zone: orders.zone })}
            </span>
            <b>{roubles(total)}</b>
          </summary>
          <ul>
            {positions.map((position) => (
              <li key={`${position.title} ${position.mark_code} ${position.total}`}>
                <span>
                  {position.title}
                  {position.quantity > 1 && ` × ${position.quantity}`}
                  <small>{orders.receiptTax(roubles(position.tax))}</small>
                </span>
                <span className={type.figures}>{roubles(position.total)}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
