import { z } from "zod";
import { Kit } from "./kit.ts";

export const ProductCarousel = z.object({
  resourcetype: z.literal("ProductCarousel"),
  product_kit: Kit,
  title: z.string(),
  hide_brand: z.boolean(),
  hide_price: z.boolean(),
  hide_title: z.boolean(),
});
