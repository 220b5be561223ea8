import { useId } from "react";
import { classes } from "../classes.ts";
import { FieldError } from "../field/field.tsx";
import type from "../type.module.css";
import styles from "./choice.module.css";

export interface RadioOption<V extends string> {
  value: V;
  title: React.ReactNode;
  note?: React.ReactNode;
  /** Stands at the end of the line: a price. */
  aside?: React.ReactNode;
  disabled?: boolean;
}

interface RadioListProps<V extends string> {
  legend: string;
  /** The legend is said but not shown: a heading beside it says the same. */
  hideLegend?: boolean;
  name: string;
  options: readonly RadioOption<V>[];
  value: V | undefined;
  onChange(value: V): void;
  error?: string | undefined;
}

/** One of several, each on its own line between hairlines. */
export function RadioList<V extends string>(props: RadioListProps<V>) {
  const { legend, hideLegend, name, options, value, onChange, error } = props;
  const id = useId();
  return (
    <fieldset className={styles.list} aria-describedby={error ? id : undefined}>
      <legend className={classes(styles.legend, hideLegend && type.hidden)}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className={styles.mark}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            {option.title}
            {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
          {option.aside && <span className={styles.aside}>{option.aside}</span>}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
