import type { Cart, CartItem } from "#contract/ordering/cart.ts";
import { Button } from "../../ui/button/button.tsx";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { CartLine } from "./cart-line.tsx";
import { CartTotals } from "./cart-totals.tsx";
import styles from "./page.module.css";
import type { Removal } from "./use-removed.ts";

/** Lines and their sum; a line that was taken out leaves its place to a row that undoes it. */
export function FilledCart({ cart, removed, remove, restore }: Removal & { cart: Cart }) {
  const { cartPage } = useOrderingWords();
  const isRemoved = ({ id }: CartItem) => removed.some(({ item }) => item.id === id);
  const rows: (CartItem | { undo: CartItem })[] = cart.items.filter((item) => !isRemoved(item));
  const isBack = ({ id, size }: CartItem) =>
    cart.items.some((item) => item.size.id === size.id && item.id !== id);
  for (const { item, index } of removed) {
    if (!isBack(item)) rows.splice(index, 0, { undo: item });
  }
  return (
    <div className={styles.columns}>
      <ul className={styles.lines} aria-label={cartPage.items}>
        {rows.map((row, index) =>
          "undo" in row ? (
            <UndoRow key={row.undo.id} item={row.undo} restore={restore} />
          ) : (
            <CartLine key={row.id} item={row} remove={() => remove(row, index)} />
          ),
        )}
      </ul>
      {cart.items.length > 0 && <CartTotals cart={cart} remove={remove} />}
    </div>
  );
}

function UndoRow({ item, restore }: { item: CartItem; restore(item: CartItem): void }) {
  const { cartPage } = useOrderingWords();
  return (
    <li className={styles.undo}>
      <span role="status">{cartPage.removed(item.product.title)}</span>
      {/* The button that had the focus is gone with its line. */}
      <Button look="link" autoFocus onClick={() => restore(item)}>
        {cartPage.putBack}
      </Button>
    </li>
  );
}
