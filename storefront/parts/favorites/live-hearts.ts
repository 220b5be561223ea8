import { favorites, restoreFavorites, toggleFavorite } from "./favorites.ts";

let isLive = false;

/**
 * Fills the hearts of what is kept and counts them in the header: now, after each change in any
 * tab, and when cards come into the page later. `pressed` is the heart that woke them.
 */
export function liveHearts(left: AbortSignal, pressed?: HTMLElement | null): void {
  restoreFavorites();
  if (pressed) toggleFavorite(Number(pressed.dataset.heart));
  fill();
  if (isLive || left.aborted) return;
  isLive = true;
  const end = favorites.subscribe(fill);
  const later = new MutationObserver(fill);
  later.observe(document.body, { childList: true, subtree: true });
  left.addEventListener("abort", () => {
    isLive = false;
    end();
    later.disconnect();
  });
}

function fill(): void {
  const kept = new Set(favorites.get());
  for (const heart of document.querySelectorAll<HTMLElement>("[data-heart]")) {
    const isPressed = String(kept.has(Number(heart.dataset.heart)));
    if (heart.ariaPressed !== isPressed) heart.ariaPressed = isPressed;
  }
  const count = kept.size > 0 ? String(kept.size) : "";
  for (const place of document.querySelectorAll("[data-favorites]")) {
    if (place.textContent !== count) place.textContent = count;
  }
}
