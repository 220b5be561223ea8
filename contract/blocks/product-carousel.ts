import { z } from "zod";
import { Kit } from "./kit.ts";

/** A row of the products of a kit that the owner chose. */
export const ProductCarousel = z.object({
  resourcetype: z.literal("ProductCarousel"),
  product_kit: Kit,
  title: z.string(),
  hide_brand: z.boolean(),
  hide_price: z.boolean(),
  hide_title: z.boolean(),
});
