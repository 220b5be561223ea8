import { limits } from "#contract/limits.ts";

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
