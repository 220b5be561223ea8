import type { Cart } from "#contract/ordering/cart.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./cart-panel.module.css";
import { useCartWords } from "./cart-words.ts";

/** How much is in the cart, and the two ways on from there. */
export function CartSum({ cart }: { cart: Cart }) {
  const { locale, words } = useLanguage();
  const { inCart, checkout, open } = useCartWords();
  return (
    <>
      <p className={styles.sum}>
        <span>{inCart(words.common.pieces(cart.total_count))}</span>
        <b>{words.common.roubles(cart.total_sum)}</b>
      </p>
      <div className={styles.ways}>
        <ButtonLink href={links[locale].orderForm()} wide>
          {checkout}
        </ButtonLink>
        <ButtonLink href={links[locale].cart()} look="ghost" wide>
          {open}
        </ButtonLink>
      </div>
    </>
  );
}
