import { useEffect, useState } from "react";
import { classes } from "../classes.ts";
import { Icon } from "../icon.tsx";
import styles from "./page-up.module.css";

interface PageUpProps {
  label: string;
  /** Appears below this scroll position. */
  afterPx: number;
  stepPx: number;
  everyMs: number;
}

/** Brings the shopper back to the top. */
export function PageUp({ label, afterPx, stepPx, everyMs }: PageUpProps) {
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const look = () => setFar(scrollY > afterPx);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [afterPx]);

  function goUp() {
    document.querySelector<HTMLElement>("a[href], button")?.focus({ preventScroll: true });
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return scrollTo(0, 0);
    const steps = setInterval(() => {
      if (scrollY <= 0) clearInterval(steps);
      scrollBy({ top: -stepPx, behavior: "instant" });
    }, everyMs);
    const stop = () => clearInterval(steps);
    addEventListener("wheel", stop, { once: true, passive: true });
    addEventListener("touchstart", stop, { once: true, passive: true });
  }

  return (
    <button
      type="button"
      className={classes(styles.up, !isFar && styles.away)}
      aria-label={label}
      onClick={goUp}
    >
      <Icon name="up" />
    </button>
  );
}
