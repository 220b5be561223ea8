import type { Locale } from "#contract/locale.ts";
import { apiIn } from "../../../api.ts";
import { cartId } from "../cart-id.ts";
import { type Addition, putIntoCart } from "./add-to-cart.ts";

/**
 * Makes one piece of one size the preorder. What was left of an earlier one gives way: a shopper
 * who went back and chose again means the last choice. Rejects with a `Fault`.
 */
export async function putIntoPreorder(
  { product, size }: Omit<Addition, "quantity">,
  locale: Locale,
): Promise<void> {
  const cart_id = cartId();
  const api = apiIn(locale);
  const query = { cart_id, is_preorder: "true" } as const;
  const items = cart_id ? (await api("GET carts/", { query })).items : [];
  for (const { id } of items) await api("DELETE carts/items/:id/", { params: { id }, query });
  await putIntoCart({ product, size, quantity: 1 }, locale);
}
