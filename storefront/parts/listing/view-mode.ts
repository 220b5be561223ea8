import { useSyncExternalStore } from "react";
import { limits } from "#contract/limits.ts";

export type ViewMode = "two-in-row" | "four-in-row";

const stored = "view-mode";
/** Announced on `window` when the shopper has switched; `detail` is the new mode. */
export const viewModeEvent = "viewmode";

/**
 * Stands before the grid and runs before it is painted: a listing kept for everybody opens the
 * way this shopper left it.
 */
export const restoreViewMode = `try{let v=localStorage.getItem("${stored}");if(v)document.documentElement.dataset.view=v}catch{}`;

export function useViewMode(): ViewMode {
  return useSyncExternalStore(subscribe, readViewMode, () => limits.catalogViewDefault);
}

export function setViewMode(mode: ViewMode): void {
  document.documentElement.dataset.view = mode;
  try {
    localStorage.setItem(stored, mode);
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  window.dispatchEvent(new CustomEvent(viewModeEvent, { detail: mode }));
}

/** How wide the grid draws a card: beside the side menu, without it, on a tablet, on a phone. */
export const cardSizes: Record<ViewMode, string> = {
  "four-in-row":
    "(max-width: 767px) 48vw, (max-width: 1023px) 31vw, (max-width: 1312px) 23vw, 20vw",
  "two-in-row": "(max-width: 767px) 94vw, (max-width: 1312px) 48vw, 40vw",
};

/** Lets the browser choose pictures for the cards' present width. The page came with the default. */
export function fitPictures(grid: HTMLElement | null, mode: ViewMode): void {
  for (const source of grid?.querySelectorAll("source") ?? []) {
    if (source.sizes !== cardSizes[mode]) source.sizes = cardSizes[mode];
  }
}

function readViewMode(): ViewMode {
  return document.documentElement.dataset.view === "two-in-row" ? "two-in-row" : "four-in-row";
}

function subscribe(changed: () => void) {
  window.addEventListener(viewModeEvent, changed);
  return () => window.removeEventListener(viewModeEvent, changed);
}
