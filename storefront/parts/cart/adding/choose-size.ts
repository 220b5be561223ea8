import { cartOverlay, type SizeQuestion } from "../cart-overlay.ts";

/** Opens the popup of a product's sizes. */
export function chooseSize({ id, title, isPreorder }: SizeQuestion): void {
  cartOverlay.set({ kind: "sizes", product: { id, title, isPreorder } });
}
