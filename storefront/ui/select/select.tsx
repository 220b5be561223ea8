import { Icon } from "../icon.tsx";
import styles from "./select.module.css";

/** A choice of one out of a short list: the browser's own, in the shop's clothes. */
export function Select({ children, ...rest }: React.ComponentProps<"select">) {
  return (
    <span className={styles.place}>
      <select {...rest} className={styles.select}>
        {children}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
}
