import type { FrameData } from "../../frame/frame-data.ts";
import type from "../../ui/type.module.css";
import styles from "./header.frame.module.css";

/** The city that delivery is counted to. `parts/city` opens its list and puts in the shopper's own. */
export function CityButton({ city, words }: FrameData) {
  if (!city) return null;
  return (
    <button type="button" className={styles.words}>
      <span className={type.hidden}>{words.city}: </span>
      <span data-city="">{city}</span>
    </button>
  );
}
