import { useSyncExternalStore } from "react";
import type { Cart } from "#contract/ordering/cart.ts";
import type { CalculatedPrice } from "#contract/ordering/orders.ts";
import { links } from "../../links.ts";
import { CartItems } from "../../parts/order-summary/cart-items.tsx";
import { PriceLines } from "../../parts/order-summary/price-lines.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./summary.module.css";

interface SummaryProps {
  cart: Cart;
  /** Null while it is worked out for the first time. */
  price: CalculatedPrice | null;
  isCounting: boolean;
}

/**
 * What is ordered and what it comes to: beside the form on a wide screen; on a narrow one a line
 * that stays under the header and unfolds.
 */
export function Summary({ cart, price, isCounting }: SummaryProps) {
  const { locale, words } = useLanguage();
  const { checkout } = useOrderingWords();
  const isWide = useWide();
  const { roubles } = words.common;
  return (
    <details className={styles.summary} open={isWide || undefined}>
      <summary className={styles.line} tabIndex={isWide ? -1 : undefined}>
        <span className={styles.pieces}>
          {checkout.showSummary(words.common.pieces(cart.total_count))}
          <Icon name="down" size={16} />
        </span>
        <b>{price ? roubles(price.total) : "…"}</b>
      </summary>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={type.subhead}>{checkout.summary}</h2>
          <ButtonLink look="link" href={links[locale].cart()}>
            {checkout.change}
          </ButtonLink>
        </div>
        <CartItems items={cart.items} />
        <div className={styles.sum} aria-busy={isCounting} aria-live="polite">
          {price ? (
            <>
              <PriceLines lines={price.lines} free={checkout.free} />
              {price.saved > 0 && (
                <p className={styles.saved}>{checkout.saved(roubles(price.saved))}</p>
              )}
            </>
          ) : (
            <Skeleton className={styles.waiting} />
          )}
        </div>
      </div>
    </details>
  );
}

const wide = "(min-width: 960px)";

function useWide(): boolean {
  return useSyncExternalStore(
    (told) => {
      const query = matchMedia(wide);
      query.addEventListener("change", told);
      return () => query.removeEventListener("change", told);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}
