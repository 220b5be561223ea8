import type { CartItem } from "#contract/ordering/cart.ts";
import { setQuantity } from "../../parts/cart/change-line.ts";
import { tellFault } from "../../parts/fault/tell-fault.ts";
import { Button } from "../../ui/button/button.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./cart-line.module.css";

/** What has changed since the shopper put the line in: it is gone, scarcer, dearer or cheaper. */
export function LineNotes({ item }: { item: CartItem }) {
  const { words, locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  const { price, price_before: before, quantity, available } = item;
  if (!item.in_stock) return <p className={styles.warning}>{cartPage.gone}</p>;
  const isShort = quantity > available;
  const take = () =>
    setQuantity(item.id, available, locale).catch((fault) =>
      tellFault(fault, locale, cartPage.title),
    );
  return (
    <>
      {isShort && (
        <p className={styles.warning}>
          {cartPage.onlyLeft(available)}.{" "}
          <Button look="link" onClick={take}>
            {cartPage.takeLeft(available)}
          </Button>
        </p>
      )}
      {before !== null && before !== price && (
        <p className={styles.notice}>
          {(before < price ? cartPage.priceUp : cartPage.priceDown)(words.common.roubles(before))}
        </p>
      )}
    </>
  );
}
