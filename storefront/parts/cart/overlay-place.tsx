import { Added } from "./added.tsx";
import { SizeSheet } from "./adding/size-sheet.tsx";
import type { CartOverlay } from "./cart-overlay.ts";

interface OverlayPlaceProps {
  overlay: CartOverlay;
  slot: HTMLElement;
}

/** Shows what stands over the page because of the cart. */
export default function OverlayPlace({ overlay, slot }: OverlayPlaceProps) {
  if (overlay.kind === "sizes") return <SizeSheet key={overlay.product.id} {...overlay.product} />;
  return <Added items={overlay.items} slot={slot} />;
}
