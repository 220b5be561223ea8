import type { Locale } from "#contract/locale.ts";
import type { CartItem } from "#contract/ordering/cart.ts";
import { cartOverlay } from "../cart-overlay.ts";
import { type Addition, putIntoCart } from "./add-to-cart.ts";
import { type Refused, tellRefused } from "./tell-refused.ts";

/** One piece of one size, and what it is called when it cannot be had. */
export type Wanted = Omit<Addition, "quantity"> & { name: string };

/**
 * Adds pieces one after the other, so that each is answered for itself. Resolves with the lines; what
 * was refused is told in one popup.
 */
export async function putSeveral(wanted: readonly Wanted[], locale: Locale): Promise<CartItem[]> {
  const items: CartItem[] = [];
  const refused: Refused[] = [];
  for (const { product, size, name } of wanted) {
    try {
      items.push(await putIntoCart({ product, size, quantity: 1 }, locale));
    } catch (fault) {
      refused.push({ size: name, fault });
    }
  }
  if (refused.length > 0) void tellRefused(refused, locale);
  return items;
}

/** The same, and shows what was added. */
export async function addSeveral(wanted: readonly Wanted[], locale: Locale): Promise<void> {
  const items = await putSeveral(wanted, locale);
  if (items.length > 0) cartOverlay.set({ kind: "added", items });
}
