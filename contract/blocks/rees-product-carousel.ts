import { z } from "zod";
import { Kit } from "./kit.ts";

/** A row of products that a recommender names for `rees_code`; the kit stands in while it names none. */
export const ReesProductCarousel = z.object({
  resourcetype: z.literal("ReesProductCarousel"),
  product_kit: Kit,
  rees_code: z.string(),
  title: z.string(),
});
