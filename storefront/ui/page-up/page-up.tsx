import { Icon } from "../icon.tsx";
import { asksForLess } from "../motion.ts";
import styles from "./page-up.module.css";

interface PageUpProps {
  label: string;
  stepPx: number;
  everyMs: number;
}

/** Brings the shopper back to the top, step by step; a touch of the wheel or the screen stops it. */
export function PageUp({ label, stepPx, everyMs }: PageUpProps) {
  return (
    <button
      type="button"
      className={styles.up}
      aria-label={label}
      onClick={() => goUp(stepPx, everyMs)}
    >
      <Icon name="up" />
    </button>
  );
}

function goUp(stepPx: number, everyMs: number): void {
  // The button is about to go: the keyboard goes on from the beginning of the page.
  document.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
  if (asksForLess("motion")) scrollTo(0, 0);
  const steps = setInterval(() => {
    if (scrollY <= 0) clearInterval(steps);
    scrollBy({ top: -stepPx, behavior: "instant" });
  }, everyMs);
  const stop = () => clearInterval(steps);
  addEventListener("wheel", stop, { once: true, passive: true });
  addEventListener("touchstart", stop, { once: true, passive: true });
}
