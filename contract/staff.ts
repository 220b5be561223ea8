import { z } from "zod";
import type { CallTable } from "./call.ts";
import { GivenPrice, Price } from "./goods/product-card.ts";
import { Done } from "./lists.ts";
import { shipmentStates } from "./ordering/order-states.ts";

const productParams = z.object({ slug: z.string().max(120).describe("The product's slug.") });
const skuParams = z.object({ code: z.string().min(1).max(80).describe("The SKU's own code.") });
const slugParams = z.object({ slug: z.string().max(120) });
const orderParams = z.object({ number: z.string().min(1).max(40).describe("The order's number.") });
const Reason = z
  .string()
  .trim()
  .min(1, "required")
  .max(200, "maxLength")
  .describe("For the history.");

const Words = (most: number) => z.string().trim().min(1, "required").max(most, "maxLength");
/** In both languages, or in the one there is. */
const SaidWords = (most: number) =>
  z
    .strictObject({ ru: Words(most).optional(), en: Words(most).optional() })
    .refine(({ ru, en }) => ru ?? en, "required");

/** The staff door: the same use cases that a back office will stand on. */
export const staffCalls = {
  "PUT staff/products/:slug/price/": {
    summary: "Sets the price of a product on this site",
    params: productParams,
    body: z
      .strictObject({
        price: GivenPrice.positive().describe("Roubles."),
        old_price: GivenPrice.positive()
          .nullable()
          .default(null)
          .describe("The price before the sale, above the price, roubles; null ends the sale."),
      })
      .refine(({ price, old_price }) => old_price === null || old_price > price, {
        path: ["old_price"],
        message: "abovePrice",
      }),
    example: { price: 9900, old_price: 12900 },
    answer: Done,
    staff: ["owner", "manager"],
    refusals: ["not_found"],
  },
  "POST staff/products/:slug/publish/": {
    summary: "Puts a product on sale, at once or from a day on, or takes it off",
    params: productParams,
    body: z.strictObject({
      published: z.boolean().describe("False takes it off at once."),
      from: z.iso
        .datetime({ offset: true })
        .nullable()
        .default(null)
        .describe("When it is put on sale; null is at once."),
    }),
    example: { published: true, from: "2026-12-01T10:00:00+03:00" },
    answer: Done,
    staff: ["owner", "manager"],
    refusals: ["not_found"],
  },
  "PUT staff/sets/:slug/": {
    summary: "Makes a set of pieces, which waits to be published, or changes the one of this slug",
    params: slugParams,
    body: z.strictObject({
      title: SaidWords(200),
      /** HTML; what is left out stays as it is. */
      description: SaidWords(10_000).optional(),
      /** Slugs of products, in the order they are shown. */
      pieces: z.array(z.string().max(120)).min(1, "required").max(20),
      /** Chains of slugs of those whose looks it is one of; left out they stay as they are. */
      categories: z.array(z.string().max(400)).max(20).optional(),
    }),
    example: { title: { ru: "Шёлк в полдень", en: "Silk at noon" }, pieces: ["silk-slip-dress"] },
    answer: z.object({ id: z.number().int() }),
    staff: ["owner", "manager"],
    refusals: ["not_found"],
  },
  "POST staff/sets/:slug/publish/": {
    summary: "Shows a set, at once or from a day on, or takes it off",
    params: slugParams,
    body: z.strictObject({
      published: z.boolean(),
      from: z.iso.datetime({ offset: true }).nullable().default(null),
    }),
    answer: Done,
    staff: ["owner", "manager"],
    refusals: ["not_found"],
  },
  "POST staff/sets/order/": {
    summary: "Puts sets before all others, in this order",
    body: z.strictObject({ slugs: z.array(z.string().max(120)).min(1, "required").max(500) }),
    answer: Done,
    staff: ["owner", "manager"],
    refusals: ["not_found"],
  },
  "POST staff/skus/:code/stock/": {
    summary: "Books stock in or out at a place",
    params: skuParams,
    body: z.strictObject({
      place: z.string().max(80).describe("The place's slug."),
      change: z
        .number()
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((change) => change !== 0, "notZero")
        .describe("Pieces; negative takes out."),
      reason: Reason,
    }),
    example: { place: "warehouse", change: 5, reason: "Delivery from the workshop" },
    answer: z.object({ on_hand: z.number().int(), reserved: z.number().int() }),
    staff: ["owner", "manager", "warehouse"],
    refusals: ["not_found", "stock_would_be_negative"],
    idempotent: true,
  },
  "POST staff/orders/:number/shipment/": {
    summary: "Moves the order's shipment to its next state",
    params: orderParams,
    body: z.strictObject({ state: z.enum(shipmentStates) }),
    example: { state: "assembling" },
    answer: Done,
    staff: ["owner", "manager", "warehouse"],
    refusals: [
      ...(["not_found", "order_unpaid", "move_not_allowed"] as const),
      ...(["shipment_ended", "shipment_of_order"] as const),
    ],
  },
  "POST staff/orders/:number/cancel/": {
    summary: "Cancels an order: stock comes back, money is paid back",
    params: orderParams,
    body: z.strictObject({ reason: Reason }),
    example: { reason: "The customer changed their mind" },
    answer: Done,
    staff: ["owner", "manager", "support"],
    refusals: ["not_found", "order_has_left", "order_closed"],
    idempotent: true,
  },
  "POST staff/orders/:number/refund/": {
    summary: "Pays back some units of an order or all of it",
    params: orderParams,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ id: z.number().int(), quantity: z.number().int().min(1) }))
        .min(1, "required")
        .nullable()
        .default(null)
        .describe(
          "Ids of order items and how many units of each; without it everything that is left.",
        ),
      reason: Reason,
    }),
    example: { items: [{ id: 31, quantity: 1 }], reason: "A seam was open" },
    answer: z.object({
      refunded: Price,
      is_settled: z
        .boolean()
        .describe("False until the bank has paid it back: it is asked again until it has."),
    }),
    staff: ["owner", "manager"],
    refusals: ["not_found", "already_refunded", "not_so_many_left", "nothing_paid"],
    idempotent: true,
  },
} as const satisfies CallTable;
