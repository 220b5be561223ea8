import type { Cart, CartItem } from "#contract/ordering/cart.ts";
import { links } from "../../links.ts";
import { canBeOrdered } from "../../parts/cart/can-be-ordered.ts";
import { Button, ButtonLink } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./cart-totals.module.css";

interface CartTotalsProps {
  cart: Cart;
  remove(item: CartItem, index: number): void;
}

/** The sum with every step, and the way on, which what is gone blocks until it is taken out. */
export function CartTotals({ cart, remove }: CartTotalsProps) {
  const { locale, words } = useLanguage();
  const { cartPage } = useOrderingWords();
  const { roubles } = words.common;
  const gone = cart.items.filter((item) => !item.in_stock);
  const isBlocked = !cart.items.every(canBeOrdered);
  const sale = cart.discount_amount - cart.complex_discount;
  return (
    <aside className={styles.totals} aria-label={cartPage.total}>
      <dl>
        {cart.discount_amount > 0 && (
          <Line title={cartPage.goods} amount={roubles(cart.items_amount)} />
        )}
        {sale > 0 && <Line title={cartPage.sale} amount={roubles(-sale)} />}
        {cart.complex_discount > 0 && (
          <Line title={cartPage.promotions} amount={roubles(-cart.complex_discount)} />
        )}
        <div className={styles.total}>
          <dt className={type.subhead}>{cartPage.total}</dt>
          <dd>{roubles(cart.total_sum)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{cartPage.withoutDelivery}</p>
      {gone.length > 0 && (
        <div className={styles.blocked} role="alert">
          <p>{cartPage.blocked}</p>
          <Button
            look="link"
            onClick={() => {
              for (const item of gone) remove(item, cart.items.indexOf(item));
            }}
          >
            {cartPage.removeGone}
          </Button>
        </div>
      )}
      {isBlocked || cart.total_count === 0 ? (
        <Button wide disabled>
          {cartPage.checkout}
        </Button>
      ) : (
        <ButtonLink wide href={links[locale].orderForm()}>
          {cartPage.checkout}
        </ButtonLink>
      )}
    </aside>
  );
}

function Line({ title, amount }: { title: string; amount: string }) {
  return (
    <div className={styles.line}>
      <dt>{title}</dt>
      <dd className={classes(type.figures)}>{amount}</dd>
    </div>
  );
}
