import { useId } from "react";
import type { Size } from "#contract/goods/catalog.ts";
import { classes } from "../../ui/classes.ts";
import { useWords, type Words } from "../../words/words.tsx";
import styles from "./size-picker.module.css";

interface SizePickerProps {
  sizes: readonly Size[];
  /** Id of the chosen size. */
  value: number | undefined;
  onChange(size: Size): void;
  /** A preorder needs no stock: every size can be chosen. */
  withoutStock?: boolean;
  /** Stands at the end of the line over the sizes: the size guide. */
  aside?: React.ReactNode;
}

/** One of a product's sizes. What is gone stays in sight, struck through; what only shops have is pale. */
export function SizePicker({ sizes, value, onChange, withoutStock, aside }: SizePickerProps) {
  const { product } = useWords();
  const name = useId();
  const chosen = sizes.find(({ id }) => id === value);
  const isGone = ({ availability }: Size) => availability === "none" && !withoutStock;
  return (
    <div className={styles.picker}>
      {aside && <span className={styles.aside}>{aside}</span>}
      <fieldset className={styles.sizes}>
        <legend>
          <span className={styles.name}>{product.size}</span>
          {!sizes.every(isGone) && `: ${chosen ? describe(chosen) : product.noSizeYet}`}
        </legend>
        {sizes.map((size) => (
          <label
            key={size.id}
            className={classes(styles.size, isGone(size) && !size.in_shops && styles.gone)}
          >
            <input
              type="radio"
              className={styles.mark}
              name={name}
              value={size.id}
              checked={size.id === value}
              disabled={isGone(size)}
              aria-label={isGone(size) ? goneLabel(size, product) : undefined}
              onChange={() => onChange(size)}
            />
            <span className={styles.face} aria-hidden={isGone(size) || undefined}>
              {size.text}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.note} aria-live="polite">
        {chosen && !withoutStock && noteOn(chosen, product)}
      </p>
    </div>
  );
}

function describe({ text, value }: Size): string {
  return value && value !== text ? `${text} (${value})` : text;
}

type ProductWords = Words["product"];

function goneLabel({ text, in_shops }: Size, words: ProductWords): string {
  return in_shops ? words.onlyInShopsSize(text) : `${text}, ${words.sizeEnded}`;
}

function noteOn(size: Size, words: ProductWords): string | null {
  if (size.availability === "last") return words.lastOne(size.text);
  if (size.availability === "few") return words.fewLeft(size.text);
  return null;
}
