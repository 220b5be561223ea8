import type { CartItem } from "#contract/ordering/cart.ts";

/** Whether the shop holds as many of it as the line asks for. */
export function canBeOrdered({ in_stock, quantity, available }: CartItem): boolean {
  return in_stock && quantity <= available;
}
