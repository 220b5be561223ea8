import { z } from "zod";
import type { CallTable } from "./call.ts";
import { Size } from "./catalog.ts";
import { DeliveryOption, deliveryTypes, PaymentOption, paymentTypes } from "./delivery.ts";
import { limits } from "./limits.ts";
import { Price, ProductCard } from "./product-card.ts";
import { VisitKey } from "./recommendations.ts";

export const CartItem = z.object({
  id: z.number().int(),
  product: ProductCard.pick({
    id: true,
    slug: true,
    title: true,
    price: true,
    categories: true,
    color: true,
    image: true,
    brand: true,
  }),
  /** What one piece costs now, roubles. */
  price: Price,
  /** The price before the sale discount. */
  product_base_price: Price,
  /** The price when the shopper last saw it, if it has changed since. */
  price_before: Price.nullable(),
  quantity: z.number().int(),
  /** How many can be had at most, never more than the line limit. */
  available: z.number().int(),
  size: z.object({ id: z.number().int(), text: z.string() }),
  sizes: z.array(Size),
  in_stock: z.boolean(),
  is_preorder: z.boolean(),
  is_gift: z.boolean(),
});
export type CartItem = z.infer<typeof CartItem>;

/** Lines that can no longer be had stay, marked, outside of every sum. */
export const Cart = z.object({
  /** 128 random bits, or null while there is no cart. */
  id: z.string().nullable(),
  items: z.array(CartItem),
  /** Sum of base price × quantity, roubles. */
  items_amount: Price,
  /** All discounts together. */
  discount_amount: Price,
  complex_discount: Price,
  /** With `from_order=true` the delivery is in it. */
  total_sum: Price,
  /** Pieces. */
  total_count: z.number().int(),
  /** Lines. */
  total_products: z.number().int(),
  /** With `from_order=true`: the chosen delivery; null where it does not go, or not known where to. */
  delivery: DeliveryOption.pick({ type: true, title: true, price: true, date: true }).nullable(),
  /** With `from_order=true`: the chosen payment; null when it does not go with the delivery. */
  payment: PaymentOption.pick({ type: true, title: true }).nullable(),
});
export type Cart = z.infer<typeof Cart>;

const truth = z
  .enum(["true", "false", "1", "0", ""])
  .optional()
  .catch(undefined)
  .transform((value) => value === "true" || value === "1");

export const cartQuery = z.object({
  cart_id: z.string().max(64).optional(),
  from_order: truth,
  is_preorder: truth,
});

const orNone = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/** With `from_order=true` also what was chosen at checkout. */
export const choosingQuery = cartQuery.extend({
  delivery_type: orNone(z.enum(deliveryTypes)),
  locality: orNone(z.string().max(80)),
  shop: orNone(z.coerce.number().int().positive()),
  payment_type: orNone(z.enum(paymentTypes)),
});

const itemParams = z.object({ id: z.coerce.number().int().positive() });
const quantity = z.number().int().min(1).max(limits.lineQuantityMax);

const lineRefusals = [
  "not_found",
  "product_gone",
  "size_gone",
  "not_enough_stock",
  "preorder_only_one_size",
  "preorder_limit",
  "quantity_limit",
  "cart_full",
] as const;

export const cartCalls = {
  "GET carts/": { summary: "The cart", query: choosingQuery, answer: Cart },
  "POST carts/clear/": { summary: "Empties the cart", query: choosingQuery, answer: Cart },
  "POST carts/delete/": {
    summary: "Empties and forgets the cart",
    query: choosingQuery,
    answer: Cart,
  },
  "POST carts/items/": {
    summary: "Adds one size of a product; makes the cart if there is none",
    query: cartQuery,
    body: z.strictObject({
      product: z.number().int(),
      /** A size's id as `products/{id}/sizes/` gives it. */
      size: z.number().int(),
      quantity: quantity.default(1),
      /** For a recommender outside. */
      visit: VisitKey.optional(),
    }),
    answer: Cart.extend({ item_added: CartItem, message: z.string() }),
    refusals: [...lineRefusals, "too_many_requests"],
    idempotent: true,
  },
  "DELETE carts/items/:id/": {
    summary: "Removes a line",
    params: itemParams,
    query: choosingQuery,
    answer: Cart,
    refusals: ["not_found"],
  },
  "POST carts/items/:id/increase/": {
    summary: "One more",
    params: itemParams,
    query: choosingQuery,
    answer: Cart,
    refusals: lineRefusals,
  },
  "POST carts/items/:id/decrease/": {
    summary: "One less; the last one removes the line",
    params: itemParams,
    query: choosingQuery,
    answer: Cart,
    refusals: ["not_found"],
  },
  "POST carts/items/:id/update-quantity/": {
    summary: "Sets the quantity",
    params: itemParams,
    query: choosingQuery,
    body: z.strictObject({ quantity }),
    answer: Cart,
    refusals: lineRefusals,
  },
  "POST carts/items/:id/update-size/": {
    summary: "Changes the size; joins the line of that size if there is one",
    params: itemParams,
    query: choosingQuery,
    body: z.strictObject({ size: z.number().int() }),
    answer: Cart,
    refusals: lineRefusals,
  },
} as const satisfies CallTable;
