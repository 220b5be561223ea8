import type { z } from "zod";
import type { Cart, choosingQuery } from "#contract/ordering/cart.ts";
import type { Handlers } from "../calls/serve.ts";
import type { CallContext, Db } from "../context.ts";
import { once } from "../plugins/idempotency.ts";
import { limitCalls, shopperAddress } from "../plugins/limits.ts";
import { noteCarted } from "../recommendations/public.ts";
import { refuse } from "../refuse.ts";
import { addItem } from "./add-item.ts";
import { readCartId } from "./cart-id.ts";
import { partOf } from "./cart-lines.ts";
import { changeQuantity } from "./change-quantity.ts";
import { changeSize } from "./change-size.ts";
import { addedMessage, presentCart, presentItem } from "./present.ts";
import { deleteCart, deleteLines } from "./queries/carts.ts";
import { deleteLine } from "./queries/change-line.ts";
import type { CartOwner } from "./queries/read-lines.ts";
import { findCart, readCart } from "./read-cart.ts";

type CartQuery = z.output<typeof choosingQuery>;

function answerCart(query: CartQuery, { db, siteId, locale }: CallContext): Promise<Cart> {
  const { delivery_type: type, locality = "", shop = null, payment_type = "card" } = query;
  const order = { delivery: { siteId, type, locality, shop }, paymentType: payment_type };
  return readCart(db, {
    siteId,
    cartId: readCartId(query.cart_id),
    isPreorder: query.is_preorder,
    locale,
    order: query.from_order ? order : undefined,
  });
}

/** Changes the shopper's cart in one transaction and answers it. A cart that is none has no lines. */
async function changed(
  query: CartQuery,
  context: CallContext,
  change: (trx: Db, owner: CartOwner) => Promise<void>,
): Promise<Cart> {
  const cartId = readCartId(query.cart_id);
  if (!cartId) refuse("not_found");
  const owner = { cartId, siteId: context.siteId };
  await context.db.transaction().execute((trx) => change(trx, owner));
  return answerCart(query, context);
}

/** Emptying what is not there is no error: the cart is empty all the same. */
async function emptied(
  query: CartQuery,
  context: CallContext,
  empty: (db: Db, owner: CartOwner) => Promise<void>,
): Promise<Cart> {
  const cartId = readCartId(query.cart_id);
  if (cartId) await empty(context.db, { cartId, siteId: context.siteId });
  return answerCart(query, context);
}

export const cartHandlers: Handlers = {
  "GET carts/": ({ query }, context) => answerCart(query, context),

  "POST carts/clear/": ({ query }, context) => emptied(query, context, deleteLines),

  "POST carts/delete/": ({ query }, context) => emptied(query, context, deleteCart),

  "POST carts/items/": async ({ query, body }, context) => {
    const { siteId, locale } = context;
    const wish = {
      siteId,
      cartId: readCartId(query.cart_id),
      productId: body.product,
      sizeId: body.size,
      quantity: body.quantity,
    };
    await limitCalls(context, { piecesPerAddress: shopperAddress(context.ip) });
    const { cartId, itemId } = await once(
      context,
      {
        route: "POST carts/items/",
        caller: wish.cartId ?? "",
        request: body,
        isOneStatement: true,
      },
      (db) => addItem(db, wish),
    );
    await noteCarted(context, { cartId, ...body });
    const { lines } = await findCart(context.db, siteId, cartId);
    const line = lines.find(({ id }) => id === itemId) ?? refuse("not_found");
    return {
      ...presentCart(cartId, partOf(lines, line.is_preorder), locale),
      item_added: presentItem(line, locale),
      message: addedMessage(line, locale),
    };
  },

  "DELETE carts/items/:id/": ({ params, query }, context) =>
    changed(query, context, async (trx, owner) => {
      if (!(await deleteLine(trx, owner, params.id))) refuse("not_found");
    }),

  "POST carts/items/:id/increase/": ({ params, query }, context) =>
    changed(query, context, (trx, owner) =>
      changeQuantity(trx, owner, params.id, (before) => before + 1),
    ),

  "POST carts/items/:id/decrease/": ({ params, query }, context) =>
    changed(query, context, (trx, owner) =>
      changeQuantity(trx, owner, params.id, (before) => before - 1),
    ),

  "POST carts/items/:id/update-quantity/": ({ params, query, body }, context) =>
    changed(query, context, (trx, owner) =>
      changeQuantity(trx, owner, params.id, () => body.quantity),
    ),

  "POST carts/items/:id/update-size/": ({ params, query, body }, context) =>
    changed(query, context, (trx, owner) => changeSize(trx, owner, params.id, body.size)),
};
