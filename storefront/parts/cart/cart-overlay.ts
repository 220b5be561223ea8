import type { CartItem } from "#contract/ordering/cart.ts";
import { createStore } from "../../ui/store.ts";

/** A product whose sizes are to be chosen: what its popup shows before they are loaded. */
export interface SizeQuestion {
  id: number;
  title: string;
  /** One size alone, and no stock is needed for it. */
  isPreorder: boolean;
}

/** What stands over the page because of the cart: the choice of sizes, or what was just added. */
export type CartOverlay =
  | { kind: "sizes"; product: SizeQuestion }
  | { kind: "added"; items: readonly CartItem[] };

export const cartOverlay = createStore<CartOverlay | null>(null);
