import { useId } from "react";
import type { CartItem } from "#contract/ordering/cart.ts";
import { links } from "../../links.ts";
import { setSize } from "../../parts/cart/change-line.ts";
import { tellFault } from "../../parts/fault/tell-fault.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { Button } from "../../ui/button/button.tsx";
import { classes } from "../../ui/classes.ts";
import { Select } from "../../ui/select/select.tsx";
import type from "../../ui/type.module.css";
import { useOrderingWords } from "../../words/ordering-words.tsx";
import { useLanguage } from "../../words/words.tsx";
import styles from "./cart-line.module.css";
import { LineNotes } from "./line-notes.tsx";
import { Quantity } from "./quantity.tsx";

interface CartLineProps {
  item: CartItem;
  remove(): void;
}

export function CartLine({ item, remove }: CartLineProps) {
  const { locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  const { product, in_stock: isThere } = item;
  const href = links[locale].product(product.slug);
  return (
    <li className={classes(styles.line, !isThere && styles.gone)}>
      {/* biome-ignore lint/a11y/useAnchorContent: for the finger; the title beside it says the same */}
      <a href={href} tabIndex={-1} aria-hidden="true">
        {product.image ? (
          <Picture
            picture={product.image}
            steps="card"
            sizes="(max-width: 767px) 96px, 132px"
            alt=""
            className={styles.picture}
          />
        ) : (
          <span className={styles.picture} />
        )}
      </a>
      <div className={styles.facts}>
        {product.brand && <p className={styles.brand}>{product.brand.title}</p>}
        <p className={styles.title}>
          <a href={href}>{product.title}</a>
        </p>
        {product.color && <p className={styles.color}>{product.color.color_reference.title}</p>}
        <LineNotes item={item} />
        <div className={styles.choices}>
          <SizeChoice item={item} />
          {isThere && <Quantity item={item} />}
        </div>
      </div>
      <LinePrice item={item} />
      <Button
        look="link"
        className={styles.remove}
        aria-label={cartPage.removeThis(product.title)}
        onClick={remove}
      >
        {cartPage.remove}
      </Button>
    </li>
  );
}

function SizeChoice({ item }: { item: CartItem }) {
  const { locale } = useLanguage();
  const { cartPage } = useOrderingWords();
  const id = useId();
  const isKnown = item.sizes.some(({ id }) => id === item.size.id);
  if (!isKnown || item.sizes.length < 2) {
    return (
      <p className={styles.onlySize}>
        {cartPage.size}: {item.size.text}
      </p>
    );
  }
  return (
    <label className={styles.size} htmlFor={id}>
      <span>{cartPage.size}</span>
      <Select
        id={id}
        value={item.size.id}
        onChange={({ target }) =>
          setSize(item.id, Number(target.value), locale).catch((fault) =>
            tellFault(fault, locale, cartPage.title),
          )
        }
      >
        {item.sizes.map(({ id, text, availability }) => {
          const isGone = availability === "none" && id !== item.size.id;
          return (
            <option key={id} value={id} disabled={isGone}>
              {isGone ? cartPage.soldOutSize(text) : text}
            </option>
          );
        })}
      </Select>
    </label>
  );
}

/** What the line costs; of a line of several pieces also one piece. */
function LinePrice({ item }: { item: CartItem }) {
  const { words } = useLanguage();
  const { price, product_base_price: before, quantity } = item;
  const { roubles } = words.common;
  // A price that nothing can be bought at any more is struck through itself.
  const isOnSale = before > price && item.in_stock;
  return (
    <p className={styles.price}>
      <span className={isOnSale ? styles.sale : undefined}>{roubles(price * quantity)}</span>
      {isOnSale && (
        <s className={styles.before}>
          <span className={type.hidden}>{words.catalog.oldPrice}</span>
          {roubles(before * quantity)}
        </s>
      )}
      {quantity > 1 && (
        <span className={styles.each}>
          {roubles(price)} ×{"\u00a0"}
          {quantity}
        </span>
      )}
    </p>
  );
}
