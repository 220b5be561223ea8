import { cartOverlay, type SizeQuestion } from "./cart-overlay.ts";

/** Opens the popup of a product's sizes. Where the page stands otherwise does not matter. */
export async function chooseSize(product: SizeQuestion): Promise<void> {
  cartOverlay.set({ kind: "sizes", product: { id: product.id, title: product.title } });
}
