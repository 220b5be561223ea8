import styles from "./loading-bar.module.css";

interface LoadingBarProps {
  label: string;
  /** Something is being fetched. */
  busy: boolean;
  /** Shorter fetches do not show. */
  throttleMs: number;
  durationMs: number;
}

/** A hairline along the top edge while something is being fetched. */
export function LoadingBar({ label, busy, throttleMs, durationMs }: LoadingBarProps) {
  if (!busy) return null;
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
