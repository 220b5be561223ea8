import { createPortal } from "react-dom";
import { useStore } from "../../ui/store.ts";
import { CartItems } from "../order-summary/cart-items.tsx";
import { cartOverlay } from "./cart-overlay.ts";
import styles from "./cart-panel.module.css";
import { cart } from "./cart-store.ts";
import { CartSum } from "./cart-sum.tsx";
import { useCartWords } from "./cart-words.ts";

/** What is in the cart, under the bag in the header. */
export default function CartDropdown({ slot }: { slot: HTMLElement }) {
  const words = useCartWords();
  const held = useStore(cart, null);
  const overlay = useStore(cartOverlay, null);
  if (!held || overlay) return null;
  return createPortal(
    <section className={styles.panel} aria-label={words.title}>
      {held.items.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <>
          <div className={styles.items}>
            <CartItems items={held.items} />
          </div>
          <CartSum cart={held} />
        </>
      )}
    </section>,
    slot,
  );
}
