import { z } from "zod";
import { isEmail, trimEmail } from "../email.ts";
import { GivenPrice } from "../goods/product-card.ts";
import { limits } from "../limits.ts";
import { isPhone, normalizePhone } from "../phone.ts";
import { utmMaxLength, utmNames } from "../utm.ts";
import { paymentTypes } from "./delivery.ts";
import { deliveryTypes, goesToAddress } from "./delivery-types.ts";

/** Messages of a schema are keys of the words (`forms.errors.…`), told in the shopper's language. */
const text = (max: number) => z.string().trim().max(max, "maxLength");
const needed = (max: number) => text(max).min(1, "required");

export const Contacts = z.object({
  first_name: needed(100),
  last_name: text(100).default(""),
  phone: z
    .string()
    .trim()
    .min(1, "required")
    .max(40, "maxLength")
    .refine(isPhone, "phone")
    .transform(normalizePhone),
  email: z
    .string()
    .min(1, "required")
    .max(limits.emailMaxLength + 20, "maxLength")
    .refine(isEmail, "email")
    .transform(trimEmail),
});

/** What the shopper chose; no price is ever taken from it. */
export const Choice = z.object({
  delivery_type: z.enum(deliveryTypes).default("courier"),
  locality: text(80).default("").describe("A city's slug; needed for a courier."),
  shop: z.number().int().nullable().default(null).describe("Id of a shop; needed for own_shop."),
  payment_type: z.enum(paymentTypes).default("card"),
});

export const OrderRequest = z
  .strictObject({
    ...Contacts.shape,
    ...Choice.shape,
    street: text(200).default(""),
    flat: text(20).default(""),
    entrance: text(20).default(""),
    floor: text(20).default(""),
    comment: text(limits.messageMaxLength).default(""),
    expected_total: GivenPrice.describe(
      "The total the shopper saw, roubles: another one is refused with both.",
    ),
    utm: z.partialRecord(z.enum(utmNames), z.string().max(utmMaxLength)).default({}),
  })
  .superRefine((order, context) => {
    const miss = (path: string) =>
      context.addIssue({ code: "custom", path: [path], message: "required" });
    if (goesToAddress(order.delivery_type)) {
      if (!order.locality) miss("locality");
      if (!order.street) miss("street");
    } else if (order.shop === null) miss("shop");
  });
export type OrderRequest = z.output<typeof OrderRequest>;
