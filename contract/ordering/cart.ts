import { z } from "zod";
import type { CallTable } from "../call.ts";
import { Size } from "../goods/catalog.ts";
import { Price, ProductCard } from "../goods/product-card.ts";
import { VisitKey } from "../goods/recommendations.ts";
import { limits } from "../limits.ts";
import { CartId, Flag, LocalitySlug, orNone } from "../parameters.ts";
import { DeliveryOption, PaymentOption, paymentTypes } from "./delivery.ts";
import { deliveryTypes } from "./delivery-types.ts";

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
  price: Price.describe("What one piece costs now, roubles."),
  product_base_price: Price.describe("The price before the sale discount."),
  price_before: Price.nullable().describe(
    "The price when the shopper last saw it, if it has changed since.",
  ),
  quantity: z.number().int(),
  available: z
    .number()
    .int()
    .describe("How many can be had at most, never more than the line limit."),
  size: z.object({ id: z.number().int(), text: z.string() }),
  sizes: z.array(Size),
  in_stock: z.boolean(),
  is_preorder: z.boolean(),
  is_gift: z.boolean(),
});
export type CartItem = z.infer<typeof CartItem>;

/** Lines that can no longer be had stay, marked, outside of every sum. */
export const Cart = z.object({
  id: z.string().nullable().describe("128 random bits, or null while there is no cart."),
  items: z.array(CartItem),
  items_amount: Price.describe("Sum of base price × quantity, roubles."),
  discount_amount: Price.describe("All discounts together, roubles."),
  complex_discount: Price.describe("What promotions take off, roubles."),
  total_sum: Price.describe("Roubles; with `from_order=true` the delivery is in it."),
  total_count: z.number().int().describe("Pieces."),
  total_products: z.number().int().describe("Lines."),
  delivery: DeliveryOption.pick({ type: true, title: true, price: true, date: true })
    .nullable()
    .describe(
      "With `from_order=true`: the chosen delivery; null where it does not go, or not known where to.",
    ),
  payment: PaymentOption.pick({ type: true, title: true })
    .nullable()
    .describe(
      "With `from_order=true`: the chosen payment; null when it does not go with the delivery.",
    ),
});
export type Cart = z.infer<typeof Cart>;

export const cartQuery = z.object({
  cart_id: CartId.optional(),
  from_order: Flag.describe("The cart as checkout sees it, with its delivery and payment."),
  is_preorder: Flag.describe("The preorder part of the cart instead of all the rest."),
});

/** With `from_order=true` also what was chosen at checkout. */
export const choosingQuery = cartQuery.extend({
  delivery_type: orNone(z.enum(deliveryTypes)),
  locality: orNone(LocalitySlug),
  shop: orNone(z.coerce.number().int().positive()),
  payment_type: orNone(z.enum(paymentTypes)),
});

const itemParams = z.object({ id: z.coerce.number().int().positive().describe("A line's id.") });
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
  "GET carts/": {
    summary: "The cart; one without an id is empty",
    query: choosingQuery,
    answer: Cart,
  },
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
      size: z.number().int().describe("A size's id as `products/{id}/sizes/` gives it."),
      quantity: quantity.default(1),
      visit: VisitKey.optional().describe("For a recommender outside."),
    }),
    example: { product: 12, size: 3, quantity: 1 },
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
    summary: "One piece more of a line",
    params: itemParams,
    query: choosingQuery,
    answer: Cart,
    refusals: lineRefusals,
  },
  "POST carts/items/:id/decrease/": {
    summary: "One piece less of a line; the last one removes it",
    params: itemParams,
    query: choosingQuery,
    answer: Cart,
    refusals: ["not_found"],
  },
  "POST carts/items/:id/update-quantity/": {
    summary: "Sets the quantity of a line",
    params: itemParams,
    query: choosingQuery,
    body: z.strictObject({ quantity }),
    example: { quantity: 2 },
    answer: Cart,
    refusals: lineRefusals,
  },
  "POST carts/items/:id/update-size/": {
    summary: "Changes the size of a line; joins the line of that size if there is one",
    params: itemParams,
    query: choosingQuery,
    body: z.strictObject({ size: z.number().int().describe("A size's id.") }),
    example: { size: 4 },
    answer: Cart,
    refusals: lineRefusals,
  },
} as const satisfies CallTable;
