import { z } from "zod";

// What many calls take. Nonsense in a query is as if nothing had been said.

/** A whole number from 1; one that is higher than `max`, however high, is `max`. */
function countingParameter(usual: number, max: number) {
  return z.coerce
    .number()
    .min(1)
    .refine(Number.isInteger)
    .transform((number) => Math.min(number, max))
    .catch(usual)
    .default(usual);
}

/** At most `max`; `usual` unless said. */
export function limitParameter(usual: number, max: number) {
  return countingParameter(usual, max).describe(`${max} at the most.`);
}

/** `?page=2&limit=24` */
export function pageQuery(usualLimit: number, maxLimit: number) {
  return z.object({
    page: countingParameter(1, 1_000_000).describe("From 1."),
    limit: limitParameter(usualLimit, maxLimit),
  });
}

/** "true" or "1" says yes, anything else no. */
export const Flag = z.stringbool().catch(false).default(false);

/** Left out rather than refused where it is none of the schema's. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

export const ProductId = z.coerce.number().int().positive();

export const slugOrId = z.object({ id: z.string().min(1).max(120).describe("An id or a slug.") });

export const CategoryPath = z
  .string()
  .max(400)
  .describe('The chain of slugs from the root: "women/clothing/dresses".');

export const CartId = z.string().max(64).describe("The cart's id as the cart's calls answer it.");

export const LocalitySlug = z
  .string()
  .max(80)
  .describe("A city's slug as `handbooks/localities/` gives it.");
