import { z } from "zod";
import { Kit } from "./kit.ts";

export const ReesProductCarousel = z.object({
  resourcetype: z.literal("ReesProductCarousel"),
  product_kit: Kit,
  rees_code: z.string(),
  title: z.string(),
});
