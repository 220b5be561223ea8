import { loadOnLine } from "../../load-on-line.ts";

/** Starts watching what the shopper sees at the first sign that there is one. */
export function wakeWatch(): void {
  const waiting = new AbortController();
  const wake = async () => {
    waiting.abort();
    (await loadOnLine(() => import("./watch-products.ts"))).watchProducts();
  };
  for (const sign of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    addEventListener(sign, wake, { signal: waiting.signal, passive: true });
  }
}
