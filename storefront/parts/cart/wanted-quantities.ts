import type { Cart } from "#contract/ordering/cart.ts";

/** What the shopper has set and the server has not answered yet: pieces by the line's id. */
export const wantedQuantities = new Map<number, number>();

/** The server's cart as the shopper left it: what was tapped is never taken back by an older answer. */
export function withWanted(answer: Cart): Cart {
  if (wantedQuantities.size === 0) return answer;
  const items = answer.items.map((item) => ({
    ...item,
    quantity: wantedQuantities.get(item.id) ?? item.quantity,
  }));
  return { ...answer, items };
}
