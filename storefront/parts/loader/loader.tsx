import { limits } from "#contract/limits.ts";
import styles from "./loader.module.css";

const times = {
  "--hold": `${limits.loaderHideMs}ms`,
  "--fade": `${limits.loaderForcedHideMs - limits.loaderHideMs}ms`,
} as React.CSSProperties;

/** A hairline while the first page comes, gone after 700 ms by itself. It covers nothing. */
export function Loader() {
  return <div className={styles.loader} style={times} aria-hidden="true" />;
}
