import { kopecks, toRoubles } from "#contract/money.ts";
import type { ShopperEvent } from "../provider.ts";

/**
 * An event in the protocol's words. Which block led there is told with views and carts; of a
 * purchase the service works it out itself.
 */
export function eventBody(event: ShopperEvent): Record<string, unknown> {
  if (event.kind !== "purchase") {
    return {
      event: event.kind,
      items: [{ id: String(event.product) }],
      ...(event.code && { recommended_by: "dynamic", recommended_code: event.code }),
    };
  }
  return {
    event: "purchase",
    order_id: event.order,
    order_price: toRoubles(kopecks(event.total)),
    items: event.items.map(({ product, price, quantity }) => ({
      id: String(product),
      price: toRoubles(kopecks(price)),
      amount: quantity,
    })),
  };
}
