import { z } from "zod";
import type { CallTable } from "./call.ts";
import { Done } from "./lists.ts";
import { shipmentStates } from "./orders.ts";
import { GivenPrice, Price } from "./product-card.ts";

const skuParams = z.object({ code: z.string().min(1).max(80) });
const orderParams = z.object({ number: z.string().min(1).max(40) });

/** The staff door: the same use cases that a back office will stand on. */
export const staffCalls = {
  "PUT staff/products/:slug/price/": {
    summary: "Sets the price of a product on this site",
    params: z.object({ slug: z.string().max(120) }),
    body: z.strictObject({
      price: GivenPrice.positive(),
      old_price: GivenPrice.positive().nullable().default(null),
    }),
    answer: Done,
    staff: ["owner", "manager"],
    refusals: ["not_found"],
  },
  "POST staff/products/:slug/publish/": {
    summary: "Puts a product on sale, at once or from a day on, or takes it off",
    params: z.object({ slug: z.string().max(120) }),
    body: z.strictObject({
      published: z.boolean(),
      from: z.iso.datetime({ offset: true }).nullable().default(null),
    }),
    answer: Done,
    staff: ["owner", "manager"],
    refusals: ["not_found"],
  },
  "POST staff/skus/:code/stock/": {
    summary: "Books stock in or out at a place",
    params: skuParams,
    body: z.strictObject({
      place: z.string().max(80),
      /** Pieces; negative takes out. */
      change: z.number().int().min(-1_000_000).max(1_000_000),
      reason: z.string().trim().min(1, "required").max(200, "maxLength"),
    }),
    answer: z.object({ on_hand: z.number().int(), reserved: z.number().int() }),
    staff: ["owner", "manager", "warehouse"],
    refusals: ["not_found", "stock_would_be_negative"],
    idempotent: true,
  },
  "POST staff/orders/:number/shipment/": {
    summary: "Moves the order's shipment to its next state",
    params: orderParams,
    body: z.strictObject({ state: z.enum(shipmentStates) }),
    answer: Done,
    staff: ["owner", "manager", "warehouse"],
    refusals: ["not_found", "move_not_allowed"],
  },
  "POST staff/orders/:number/cancel/": {
    summary: "Cancels an order: stock comes back, money is paid back",
    params: orderParams,
    body: z.strictObject({ reason: z.string().trim().min(1, "required").max(200, "maxLength") }),
    answer: Done,
    staff: ["owner", "manager", "support"],
    refusals: ["not_found", "move_not_allowed"],
    idempotent: true,
  },
  "POST staff/orders/:number/refund/": {
    summary: "Pays back some units of an order or all of it",
    params: orderParams,
    body: z.strictObject({
      /** Ids of order items and how many units of each; without it everything that is left. */
      items: z
        .array(z.strictObject({ id: z.number().int(), quantity: z.number().int().min(1) }))
        .nullable()
        .default(null),
      reason: z.string().trim().min(1, "required").max(200, "maxLength"),
    }),
    answer: z.object({ refunded: Price }),
    staff: ["owner", "manager"],
    refusals: ["not_found", "move_not_allowed", "bank_unavailable"],
    idempotent: true,
  },
} as const satisfies CallTable;
