import { z } from "zod";
import type { CallTable } from "../call.ts";
import { Price } from "../goods/product-card.ts";
import { listOf } from "../lists.ts";
import { CartId, Flag, LocalitySlug, pageQuery } from "../parameters.ts";
import { ShopAddress } from "../shop-address.ts";
import { deliveryTypes } from "./delivery-types.ts";

export const paymentTypes = ["card"] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const Locality = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  region: z.string(),
});
export type Locality = z.infer<typeof Locality>;

export const DeliveryOption = z.object({
  type: z.enum(deliveryTypes),
  title: z.string(),
  description: z.string(),
  price: Price,
  date: z.string().describe("Earliest day, ISO date."),
  free_from: Price.nullable().describe(
    "Free from this sum, roubles; null when it is never free or always.",
  ),
  payment_types: z.array(z.enum(paymentTypes)).describe("Payment types that go with it."),
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;

export const PickupShop = ShopAddress.extend({
  lat: z.number(),
  lon: z.number(),
});
export type PickupShop = z.infer<typeof PickupShop>;

export const PaymentOption = z.object({
  type: z.enum(paymentTypes),
  title: z.string(),
  description: z.string(),
});

const whereQuery = z.object({
  locality: LocalitySlug.optional(),
  cart_id: CartId.optional(),
});

export const deliveryCalls = {
  "GET handbooks/delivery-types/": {
    summary: "Ways of delivery to a locality, with prices and the earliest day",
    query: whereQuery.extend({
      is_preorder: Flag.describe("Prices for the preorder part of the cart."),
    }),
    answer: listOf(DeliveryOption),
  },
  "GET handbooks/payment-types/": {
    summary: "Ways to pay",
    query: z.object({
      delivery_type: z.string().max(40).optional().describe("Only what goes with it."),
    }),
    answer: listOf(PaymentOption),
  },
  "GET handbooks/localities/": {
    summary: "Cities that are delivered to, by the beginning of their name",
    query: pageQuery(20, 1000).extend({
      q: z.string().max(80).optional().describe("The beginning of a name."),
    }),
    answer: listOf(Locality),
  },
  "GET handbooks/orders-issue-points/": {
    summary: "Own shops where an order can be collected",
    query: whereQuery,
    answer: listOf(PickupShop),
  },
} as const satisfies CallTable;
