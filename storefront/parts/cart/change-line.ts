import type { Locale } from "#contract/locale.ts";
import type { Cart, CartItem } from "#contract/ordering/cart.ts";
import { apiIn } from "../../api.ts";
import { putIntoCart } from "./adding/add-to-cart.ts";
import { cartId } from "./cart-id.ts";
import { cart, loadCart, showChange, takeCart } from "./cart-store.ts";
import { inTurn } from "./in-turn.ts";
import { wantedQuantities } from "./wanted-quantities.ts";

const sending = new Set<number>();

/**
 * Sets a line's quantity. It shows at once; taps that come while a request of the same line is
 * under way are sent as one. Rejects with a `Fault`, the cart then being what the server holds.
 */
export async function setQuantity(id: number, quantity: number, locale: Locale): Promise<void> {
  wantedQuantities.set(id, quantity);
  const shown = cart.get();
  if (shown) showChange(shown);
  if (sending.has(id)) return;
  sending.add(id);
  try {
    await inTurn(() => sendLast(id, wantedQuantities.get(id) ?? quantity, locale));
  } catch (fault) {
    wantedQuantities.delete(id);
    await readAnew(locale);
    throw fault;
  } finally {
    sending.delete(id);
  }
}

async function sendLast(id: number, quantity: number, locale: Locale): Promise<void> {
  const answer = await apiIn(locale)("POST carts/items/:id/update-quantity/", {
    params: { id },
    query: { cart_id: cartId() },
    body: { quantity },
  });
  const wanted = wantedQuantities.get(id) ?? quantity;
  if (wanted !== quantity) return sendLast(id, wanted, locale);
  wantedQuantities.delete(id);
  takeCart(answer);
}

/** Gives a line another size of its product. Rejects with a `Fault`. */
export function setSize(id: number, size: number, locale: Locale): Promise<void> {
  return change(locale, (api, query) =>
    api("POST carts/items/:id/update-size/", { params: { id }, query, body: { size } }),
  );
}

/** Rejects with a `Fault`. A line that another tab has removed is gone all the same. */
export function removeLine(id: number, locale: Locale): Promise<void> {
  return change(locale, (api, query) =>
    api("DELETE carts/items/:id/", { params: { id }, query }).catch((fault) => {
      if (fault.status !== 404) throw fault;
      return api("GET carts/", { query });
    }),
  );
}

/** Undoes a removal: the same size in the same quantity. Rejects with a `Fault`. */
export async function putBack(
  { product, size, quantity }: CartItem,
  locale: Locale,
): Promise<void> {
  await putIntoCart({ product: product.id, size: size.id, quantity }, locale);
}

async function change(
  locale: Locale,
  send: (api: ReturnType<typeof apiIn>, query: { cart_id?: string }) => Promise<Cart>,
): Promise<void> {
  try {
    await inTurn(async () => takeCart(await send(apiIn(locale), { cart_id: cartId() })));
  } catch (fault) {
    await readAnew(locale);
    throw fault;
  }
}

/** What the server holds, after a refusal. Without an answer the cart stays as it is shown. */
function readAnew(locale: Locale): Promise<void> {
  return loadCart(locale).catch(() => undefined);
}
