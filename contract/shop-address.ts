import { z } from "zod";

/** An own shop as a shopper reads of it, in the asked language. */
export const ShopAddress = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
});
