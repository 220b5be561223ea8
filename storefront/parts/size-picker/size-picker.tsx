import { useId } from "react";
import type { Size } from "#contract/catalog.ts";
import { useWords } from "../../words/words.tsx";
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

/** One of a product's sizes. What is gone stays in sight, struck through. */
export function SizePicker({ sizes, value, onChange, withoutStock, aside }: SizePickerProps) {
  const { product } = useWords();
  const name = useId();
  const chosen = sizes.find(({ id }) => id === value);
  return (
    <div className={styles.picker}>
      {aside && <span className={styles.aside}>{aside}</span>}
      <fieldset className={styles.sizes}>
        <legend>
          <span className={styles.name}>{product.size}:</span>{" "}
          {chosen ? describe(chosen) : product.noSizeYet}
        </legend>
        {sizes.map((size) => {
          const isGone = size.availability === "none" && !withoutStock;
          return (
            <label key={size.id} className={styles.size}>
              <input
                type="radio"
                name={name}
                value={size.id}
                checked={size.id === value}
                disabled={isGone}
                aria-label={isGone ? `${size.text}, ${product.sizeEnded}` : undefined}
                onChange={() => onChange(size)}
              />
              <span aria-hidden={isGone || undefined}>{size.text}</span>
            </label>
          );
        })}
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

function noteOn(size: Size, words: ReturnType<typeof useWords>["product"]): string | null {
  if (size.availability === "last") return words.lastOne(size.text);
  if (size.availability === "few") return words.fewLeft(size.text);
  return null;
}
