import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Acts each time the shopper has walked to another page; not on the one that the visit began with. */
export function useArrival(act: () => void): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    act();
  }, [pathname, act]);
}
