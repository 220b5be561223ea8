import type { Locale } from "#contract/locale.ts";
import type { Cart } from "#contract/ordering/cart.ts";
import type { PaymentType } from "#contract/ordering/delivery.ts";
import type { Db } from "../context.ts";
import { type DeliveryChoice, findQuote, paymentTypesOf } from "../delivery/public.ts";
import { partOf } from "./cart-lines.ts";
import { presentCart } from "./present.ts";
import { type CartLineRow, selectLines } from "./queries/read-lines.ts";

/** What a shopper holds; `id` null when there is no such cart. */
export interface HeldCart {
  id: string | null;
  lines: CartLineRow[];
}

export async function findCart(db: Db, siteId: number, cartId: string | null): Promise<HeldCart> {
  const lines = cartId ? await selectLines(db, { cartId, siteId }) : null;
  return lines ? { id: cartId, lines } : { id: null, lines: [] };
}

export interface CartAsked {
  siteId: number;
  cartId: string | null;
  /** The preorder part, else all the rest. */
  isPreorder: boolean;
  locale: Locale;
  /** The cart as checkout sees it: what was chosen there. */
  order?: { delivery: DeliveryChoice; paymentType: PaymentType } | undefined;
}

/** The cart, or its preorder part, as it goes out. Writes nothing. */
export async function readCart(db: Db, asked: CartAsked): Promise<Cart> {
  const { siteId, cartId, isPreorder, locale, order } = asked;
  const cart = await findCart(db, siteId, cartId);
  const lines = partOf(cart.lines, isPreorder);
  if (!order) return presentCart(cart.id, lines, locale);
  const quote = await findQuote(db, order.delivery);
  const isPayable = quote ? paymentTypesOf(quote.type).includes(order.paymentType) : true;
  return presentCart(cart.id, lines, locale, {
    quote,
    paymentType: isPayable ? order.paymentType : null,
  });
}
