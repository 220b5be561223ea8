import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a walk to another page the keyboard and the screen reader go on from its beginning. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
