import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";

const CartSlot = lazy(() => import("./cart-slot.tsx"));

/** Puts the cart's number, and what opens from it, beside the bag in the header. */
export function CartPlace({ header }: { header: HTMLElement }) {
  const slot = header.querySelector("[data-slot=cart]");
  if (!slot) return null;
  return createPortal(
    <Suspense>
      <CartSlot />
    </Suspense>,
    slot,
  );
}
