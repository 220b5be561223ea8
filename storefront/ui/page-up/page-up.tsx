import { useEffect, useState } from "react";
import { Icon } from "../icon.tsx";
import { asksForLess } from "../motion.ts";
import styles from "./page-up.module.css";

interface PageUpProps {
  label: string;
  stepPx: number;
  everyMs: number;
}

/**
 * Brings the shopper back to the top, step by step; a touch of the wheel or the screen stops it.
 * Under a finger it steps aside while the page stands still: what it lies over can be touched then.
 */
export function PageUp({ label, stepPx, everyMs }: PageUpProps) {
  const isAside = useRest();
  return (
    <button
      type="button"
      className={styles.up}
      data-aside={isAside || undefined}
      aria-label={label}
      onClick={() => goUp(stepPx, everyMs)}
    >
      <Icon name="up" />
    </button>
  );
}

const restAfterMs = 2500;

/** True on a screen for fingers that has not been scrolled for a while. */
function useRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!matchMedia("(hover: none)").matches) return;
    let rest: ReturnType<typeof setTimeout>;
    const move = () => {
      clearTimeout(rest);
      setAtRest(false);
      rest = setTimeout(() => setAtRest(true), restAfterMs);
    };
    move();
    addEventListener("scroll", move, { passive: true });
    return () => {
      clearTimeout(rest);
      removeEventListener("scroll", move);
    };
  }, []);
  return isAtRest;
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
