import { createPath, type DataRouter } from "react-router";
import { limits } from "#contract/limits.ts";

declare global {
  interface Window {
    /** The router leaves itself here once it has taken over. */
    __reactRouterDataRouter?: DataRouter;
  }
}

const storageKey = "chunk_reload";

/**
 * A script of an older build is gone after an update: the page is loaded anew, once in 60 s at most,
 * so that a script that is really broken does not reload for ever, and not while there is no line:
 * the page that is there would be gone.
 */
export function reloadOnFailedChunk(): void {
  addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || !mayReload()) return;
    event.preventDefault();
    location.reload();
  });
}

/**
 * The router answers a page whose script is gone by loading the one that is left anew. The shopper
 * goes on to where they were going instead: that page comes whole, with the scripts of its build.
 * A browser without the Navigation API keeps to the router's answer.
 */
export function goOnWithoutChunk(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const going = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== "reload" || event.userInitiated || !going) return;
    event.preventDefault();
    location.assign(createPath(going));
  });
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(storageKey));
    if (Date.now() - last < limits.chunkReloadGuardMs) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
