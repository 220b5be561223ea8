import { z } from "zod";
import type { CallTable } from "../call.ts";
import { Price } from "../goods/product-card.ts";
import { Flag } from "../parameters.ts";
import { Picture } from "../pictures/media.ts";
import { cartQuery } from "./cart.ts";
import { PickupShop, paymentTypes } from "./delivery.ts";
import { deliveryTypes } from "./delivery-types.ts";
import { Choice, OrderRequest } from "./order-request.ts";
import { shownStates } from "./order-states.ts";

/** One step of the sum, as the shopper reads it. `amount` in roubles, negative for a discount. */
export const PriceLine = z.object({
  code: z.enum(["items", "sale", "complex", "delivery", "total"]),
  title: z.string(),
  note: z.string(),
  amount: Price,
});
export type PriceLine = z.infer<typeof PriceLine>;

export const CalculatedPrice = z.object({ lines: z.array(PriceLine), total: Price, saved: Price });
export type CalculatedPrice = z.infer<typeof CalculatedPrice>;

export const OrderItem = z.object({
  id: z.number().int(),
  product_slug: z.string().nullable().describe("Slug of the product while it lives, for a link."),
  title: z.string(),
  sku: z.string(),
  size: z.string(),
  color: z.string(),
  image: Picture.nullable(),
  quantity: z.number().int(),
  base_price: Price.describe("Of one piece before any discount, roubles."),
  price: Price.describe("Of one piece with the sale discount, roubles."),
  total: Price.describe("Of all its pieces with every discount, roubles."),
});

/** A line of a cash receipt in the terms of 54-FZ; sums in roubles, `tax` is inside of `total`. */
export const ReceiptPosition = z.object({
  title: z.string(),
  quantity: z.number().int(),
  price: Price,
  total: Price,
  tax_code: z.string(),
  tax: Price,
  subject: z.string(),
  method: z.string(),
  mark_code: z.string().nullable(),
});

/** `payment` when the money came, `hand_over` when the goods went out, `refund` when money went back. */
export const Receipt = z.object({
  kind: z.enum(["payment", "hand_over", "refund"]),
  made_at: z.string(),
  total: Price,
  positions: z.array(ReceiptPosition),
});

const isUndecided = z
  .boolean()
  .describe("It waits for money, and a bank that was asked for it has not said how that ended.");

export const Order = z.object({
  number: z.string(),
  placed_at: z.string().describe("ISO."),
  state: z.enum(shownStates),
  state_title: z.string().describe("The state in the shopper's words."),
  is_preorder: z.boolean(),
  can_pay: z.boolean().describe("It waits for its money, and its pieces are still held."),
  pay_until: z
    .string()
    .nullable()
    .describe("When an unpaid order expires, ISO; null once it does not."),
  items: z.array(OrderItem),
  lines: z.array(PriceLine).describe("The sum, step by step."),
  total: Price,
  contacts: z.object({
    first_name: z.string(),
    last_name: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  delivery: z.object({
    type: z.enum(deliveryTypes),
    title: z.string(),
    address: z.string(),
    date: z.string().nullable().describe("Earliest day, ISO date."),
    shop: PickupShop.nullable(),
  }),
  payment: z.object({
    type: z.enum(paymentTypes),
    title: z.string(),
    is_undecided: isUndecided,
  }),
  history: z
    .array(z.object({ at: z.string(), title: z.string() }))
    .describe("What the customer is told of it, oldest first; `at` is ISO."),
  receipts: z.array(Receipt).optional().describe("With `receipt=true`."),
});
export type Order = z.infer<typeof Order>;

/** Where to go on paying: the bank's own page. Null when nothing is left to pay. */
export const PaymentStart = z.object({ payment_url: z.string().nullable() });

const guestOrder = {
  params: z.object({ number: z.string().min(1).max(40).describe("The order's number.") }),
  query: z.object({
    key: z.string().max(100).optional().describe("The secret that placing answered with."),
    receipt: Flag.describe("With its cash receipts."),
  }),
};

export const orderCalls = {
  "POST orders/": {
    summary: "Places an order from the cart and starts its payment",
    query: cartQuery,
    body: OrderRequest,
    example: {
      first_name: "Анна",
      phone: "+7 916 204-31-05",
      email: "anna@example.ru",
      delivery_type: "courier",
      locality: "moscow",
      street: "Пречистенка, 10",
      payment_type: "card",
      expected_total: 12900,
    },
    status: 201,
    answer: PaymentStart.extend({ number: z.string(), key: z.string() }),
    refusals: [
      "cart_empty",
      "cart_has_gone_lines",
      "size_gone",
      "not_enough_stock",
      "preorder_mixed",
      "preorder_only_one_size",
      "preorder_limit",
      "total_changed",
      "delivery_unavailable",
      "payment_unavailable",
      "idempotency_mismatch",
      "idempotency_in_progress",
      "too_many_requests",
    ],
    idempotent: true,
  },
  "POST orders/calc-price/": {
    summary: "The sum of the cart, step by step, for a choice of delivery and payment",
    query: cartQuery,
    body: z.strictObject(Choice.partial().shape),
    example: { delivery_type: "courier", locality: "moscow" },
    answer: CalculatedPrice,
    refusals: ["delivery_unavailable"],
  },
  "GET orders/:number/": {
    summary: "A guest's order by number and key",
    ...guestOrder,
    answer: Order,
    refusals: ["not_found"],
  },
  "POST orders/:number/check-payment/": {
    summary: "Asks the bank how the payment stands",
    ...guestOrder,
    answer: z.object({
      state: z.enum(shownStates),
      state_title: z.string(),
      paid: z.boolean(),
      is_undecided: isUndecided,
    }),
    refusals: ["not_found", "too_many_requests"],
  },
  "POST orders/:number/pay/": {
    summary: "Starts the payment again",
    ...guestOrder,
    answer: PaymentStart,
    refusals: [
      "not_found",
      "already_paid",
      "payment_in_progress",
      "order_not_payable",
      "payment_unavailable",
      "bank_unavailable",
      "too_many_requests",
    ],
    idempotent: true,
  },
} as const satisfies CallTable;
