import { useArrival } from "../shell/use-arrival.ts";
import { Added } from "./added.tsx";
import { SizeSheet } from "./adding/size-sheet.tsx";
import { type CartOverlay, cartOverlay } from "./cart-overlay.ts";

interface OverlayPlaceProps {
  overlay: CartOverlay;
  slot: HTMLElement;
}

/** Shows what stands over the page because of the cart; walking to another page ends it. */
export default function OverlayPlace({ overlay, slot }: OverlayPlaceProps) {
  useArrival(shut);

  if (overlay.kind === "sizes") return <SizeSheet key={overlay.product.id} {...overlay.product} />;
  return <Added items={overlay.items} slot={slot} />;
}

function shut(): void {
  cartOverlay.set(null);
}
