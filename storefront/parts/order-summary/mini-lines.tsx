import type { Picture as PictureData } from "#contract/pictures/media.ts";
import { classes } from "../../ui/classes.ts";
import type from "../../ui/type.module.css";
import { useWords } from "../../words/words.tsx";
import { Picture } from "../picture/picture.tsx";
import styles from "./mini-lines.module.css";

/** A line of a cart or of an order. Prices of one piece, roubles. */
export interface MiniLine {
  id: number;
  title: string;
  href: string | null;
  picture: PictureData | null;
  color: string;
  size: string;
  quantity: number;
  price: number;
  basePrice: number;
  isGone?: boolean;
}

/** What is bought, at a glance: picture, title, color and size, price. */
export function MiniLines({ lines }: { lines: readonly MiniLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={classes(styles.line, line.isGone && styles.gone)}>
          {line.picture ? (
            <Picture
              picture={line.picture}
              steps="thumb"
              sizes="72px"
              alt=""
              className={styles.picture}
            />
          ) : (
            <span className={styles.picture} />
          )}
          <div>
            <p className={styles.title}>
              {line.href ? <a href={line.href}>{line.title}</a> : line.title}
            </p>
            <p className={styles.choice}>{[line.color, line.size].filter(Boolean).join(", ")}</p>
            <MiniPrice {...line} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function MiniPrice({ price, basePrice, quantity }: MiniLine) {
  const { catalog, common } = useWords();
  const { roubles } = common;
  const isOnSale = basePrice > price;
  return (
    <p className={styles.price}>
      <span className={isOnSale ? styles.sale : undefined}>{roubles(price)}</span>
      {isOnSale && (
        <s className={styles.before}>
          <span className={type.hidden}>{catalog.oldPrice}</span>
          {roubles(basePrice)}
        </s>
      )}
      {quantity > 1 && (
        <span className={styles.quantity}>
          ×{"\u00a0"}
          {quantity}
        </span>
      )}
    </p>
  );
}
