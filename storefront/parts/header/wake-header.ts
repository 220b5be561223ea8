import { loadOnLine } from "../../load-on-line.ts";
import { arrival } from "./arrival.ts";

const firstTouches = ["pointerover", "focusin", "touchstart", "click"] as const;

/**
 * Brings the header to life: it knows when the page has been scrolled, and fetches what moves its
 * menu as soon as a pointer, a finger or the keyboard comes near.
 */
export function wakeHeader(header: HTMLElement, left: AbortSignal): void {
  const on = { signal: left, passive: true };
  const scrolled = () => header.toggleAttribute("data-scrolled", scrollY > 0);
  scrolled();
  addEventListener("scroll", scrolled, on);

  let isAwake = false;
  let missed: HTMLElement | null | undefined;
  const wake = async (event: Event) => {
    // A press that comes before the code is not lost.
    if (event.type === "click") missed = (event.target as Element).closest("[aria-expanded]");
    if (isAwake) return;
    isAwake = true;
    const { wakeMenu } = await loadOnLine(() => import("./open-menu.ts"));
    for (const touch of firstTouches) header.removeEventListener(touch, wake);
    if (left.aborted) return;
    wakeMenu(header, left);
    missed?.click();
  };
  for (const touch of firstTouches) header.addEventListener(touch, wake, on);
}

/** Closes what is open in the header and marks the page that is shown, and the section it is in. */
export function arrive(header: HTMLElement, pathname: string): void {
  header.dispatchEvent(new Event(arrival));
  for (const link of header.querySelectorAll<HTMLAnchorElement>("nav a:not([hreflang])")) {
    const isHere = link.pathname === pathname;
    if (isHere) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
    const root = link.parentElement;
    if (!root?.hasAttribute("data-root")) continue;
    root.toggleAttribute("data-current", isHere || pathname.startsWith(`${link.pathname}/`));
  }
}
