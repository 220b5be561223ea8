import { useStore } from "../store.ts";
import styles from "./toast.module.css";
import { said } from "./toast.ts";

/** The place of what is said. It is always in the page, so that a change of it is read out. */
export function ToastPlace() {
  const text = useStore(said, "");
  return (
    <div className={styles.place} role="status">
      {text && <p className={styles.toast}>{text}</p>}
    </div>
  );
}
