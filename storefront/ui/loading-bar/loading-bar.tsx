import { useStore } from "../store.ts";
import { underWay } from "./loading.ts";
import styles from "./loading-bar.module.css";

interface LoadingBarProps {
  label: string;
  /** Something else than a counted fetch is under way. */
  busy: boolean;
  /** Shorter fetches do not show. */
  throttleMs: number;
  durationMs: number;
}

/** A hairline along the top edge while something is being fetched. */
export function LoadingBar({ label, busy, throttleMs, durationMs }: LoadingBarProps) {
  const fetches = useStore(underWay, 0);
  if (!busy && fetches === 0) return null;
  const times = { "--throttle": `${throttleMs}ms`, "--duration": `${durationMs}ms` };
  return (
    <div
      className={styles.bar}
      style={times as React.CSSProperties}
      role="progressbar"
      aria-label={label}
    />
  );
}
