import { loadOnLine } from "../../load-on-line.ts";
import { storageKey } from "./storage-key.ts";

/**
 * Brings the hearts to life wherever they stand: `<button data-heart="12" aria-pressed="false">`.
 * The code behind them is fetched when there is something to fill or one is pressed.
 */
export function wakeHearts(left: AbortSignal): void {
  const live = async (pressed?: HTMLElement | null) =>
    (await loadOnLine(() => import("./live-hearts.ts"))).liveHearts(left, pressed);
  const on = { signal: left };
  document.addEventListener(
    "click",
    ({ target }) => {
      const heart = (target as Element).closest<HTMLElement>("[data-heart]");
      if (heart) live(heart);
    },
    on,
  );
  addEventListener("storage", ({ key }) => key === storageKey && live(), on);
  try {
    if (localStorage.getItem(storageKey)) live();
  } catch {
    // Without a storage there is nothing to fill yet.
  }
}
