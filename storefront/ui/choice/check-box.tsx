import { classes } from "../classes.ts";
import styles from "./choice.module.css";

interface CheckBoxProps extends Omit<React.ComponentProps<"input">, "type" | "onChange"> {
  /** Stands at the end of the line: a count. */
  aside?: React.ReactNode;
  onChange(checked: boolean): void;
}

/** One of several that may all be ticked, on a line of its own. */
export function CheckBox({ aside, className, children, onChange, ...input }: CheckBoxProps) {
  return (
    <label className={classes(styles.tick, className)}>
      <input
        {...input}
        type="checkbox"
        className={styles.mark}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.words}>{children}</span>
      {aside !== undefined && <span className={styles.count}>{aside}</span>}
    </label>
  );
}
