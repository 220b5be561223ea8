import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Added } from "./added.tsx";
import { type CartOverlay, cartOverlay } from "./cart-overlay.ts";
import { SizeSheet } from "./size-sheet.tsx";

interface OverlayPlaceProps {
  overlay: CartOverlay;
  slot: HTMLElement;
}

/** Shows what stands over the page because of the cart; walking to another page ends it. */
export default function OverlayPlace({ overlay, slot }: OverlayPlaceProps) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current !== pathname) cartOverlay.set(null);
  }, [pathname]);

  if (overlay.kind === "sizes") return <SizeSheet key={overlay.product.id} {...overlay.product} />;
  return <Added items={overlay.items} slot={slot} />;
}
