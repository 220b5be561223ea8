import type { NavigateFunction } from "react-router";
import { isLocale } from "#contract/locale.ts";
import { setCookie } from "./cookies.ts";
import { inLocale } from "./links.ts";

/** Addresses of the server's that are no pages of the shop. */
const notPages = /^\/(?:api|assets|dev|hooks|pictures|sandbox)(?:\/|$)/;

/**
 * Hands every plain link within the shop to the router: one listener instead of a component for
 * each link. What it leaves alone (another site, a new tab, a file, another language) the browser
 * follows by itself. Returns what ends it.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = (event.target as Element).closest("a");
    if (!link?.href || link.origin !== location.origin || link.target || link.download) return;
    if (isLocale(link.hreflang)) return changeLanguage(link);
    if (notPages.test(link.pathname) || isWithinPage(link)) return;
    event.preventDefault();
    // The router would leave for a page that cannot come; the notice says why nothing happens.
    if (!navigator.onLine) return;
    const preventScrollReset = "keepScroll" in link.dataset;
    navigate(link.pathname + link.search + link.hash, { preventScrollReset });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** False for a click that asks for a new tab, a window or a download. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

function isWithinPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

/** Remembers the choice, which the server reads, and keeps the shopper on the page they are on. */
function changeLanguage(link: HTMLAnchorElement): void {
  if (!isLocale(link.hreflang)) return;
  setCookie("locale", link.hreflang);
  link.href = inLocale(location.pathname, link.hreflang) + location.search;
}
