import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useStore } from "../../ui/store.ts";
import { cartId, onOtherTab } from "./cart-id.ts";
import { cartOverlay } from "./cart-overlay.ts";

const HeaderCart = lazyPart(() => import("./header-cart.tsx"));
const OverlayPlace = lazyPart(() => import("./overlay-place.tsx"));

/**
 * The cart in the header. Nothing of it is fetched until there is a cart in this browser, a pointer
 * comes near, or something is added.
 */
export function CartPlace({ header }: { header: HTMLElement }) {
  const slot = header.querySelector<HTMLElement>("[data-slot=cart]");
  const overlay = useStore(cartOverlay, null);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    const wake = () => setAwake(true);
    if (cartId()) wake();
    onOtherTab(wake, left.signal);
    slot?.addEventListener("pointerenter", wake, { signal: left.signal });
    return () => left.abort();
  }, [slot]);

  if (!slot) return null;
  return (
    <Suspense>
      {(isAwake || overlay) && <HeaderCart slot={slot} />}
      {overlay && <OverlayPlace overlay={overlay} slot={slot} />}
    </Suspense>
  );
}
