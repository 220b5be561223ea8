import styles from "./waiting-slider.module.css";

/** A row of products on its way, in its final shape. */
export function WaitingSlider() {
  return <div className={styles.row} />;
}
