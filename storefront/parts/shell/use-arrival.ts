import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { reportPageView } from "../analytics/report-page-view.ts";
import { cartOverlay } from "../cart/cart-overlay.ts";

/**
 * Acts each time the shopper has walked to another page, not on the one that the visit began with.
 * Called above the layouts, which change on the way: none of them sees the page before.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    arrive();
  }, [pathname]);
}

/** What lay over the page before goes; the keyboard and the screen reader begin at the new one's start. */
function arrive(): void {
  cartOverlay.set(null);
  document.getElementById("main")?.focus({ preventScroll: true });
  reportPageView();
}
