import type { CartItem } from "#contract/ordering/cart.ts";
import { setQuantity } from "../../parts/cart/change-line.ts";
import { tellFault } from "../../parts/fault/tell-fault.ts";
import { IconButton } from "../../ui/button/button.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./cart-line.module.css";

/** One less, one more; the last piece is taken out by "remove" alone. */
export function Quantity({ item }: { item: CartItem }) {
  const { locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  const { id, quantity, available, product } = item;
  const set = (next: number) =>
    setQuantity(id, next, locale).catch((fault) => tellFault(fault, locale, cartPage.title));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own
    <div className={styles.quantity} role="group" aria-label={cartPage.quantity}>
      <IconButton
        icon="minus"
        label={cartPage.less(product.title)}
        disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
      />
      <span role="status">{quantity}</span>
      <IconButton
        icon="plus"
        label={cartPage.more(product.title)}
        disabled={quantity >= available}
        onClick={() => set(quantity + 1)}
      />
    </div>
  );
}
