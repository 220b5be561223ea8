import { z } from "zod";
import type { CallTable } from "./call.ts";
import { limits } from "./limits.ts";
import { Price, ProductCard } from "./product-card.ts";

const Id = z.number().int();

/** Product ids joined by commas; what is no id is ignored. */
const Ids = z.string().max(4000).default("");

/** Made by the browser, says nothing of who it is: views of one visit belong together. */
export const VisitKey = z.string().regex(/^[\w-]{16,64}$/);

export const recommendationCalls = {
  "GET recommendations/": {
    summary: "What a recommendation block shows, by its code",
    query: z.object({
      code: z.string().max(80).default(""),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .catch(limits.recommendationsDefault)
        .default(limits.recommendationsDefault)
        .transform((limit) => Math.min(limit, limits.pageSizeMax)),
      /** Category path. */
      category: z.string().max(400).optional(),
      /** Product id. */
      item: z.coerce.number().int().positive().optional().catch(undefined),
      search_query: z.string().max(limits.searchLength).optional(),
      /** Used when the recommender has no title of its own. */
      title: z.string().max(200).optional(),
      /** Products that stand on the page already. */
      exclude: Ids,
      /** What lies in this cart is not recommended. */
      cart_id: z.string().max(64).optional(),
      /** For a recommender that follows a visit. */
      visit: VisitKey.optional().catch(undefined),
    }),
    answer: z.object({ title: z.string(), recommends: z.array(Id) }),
  },
  "GET products/recommends/": {
    summary: "Recommended products as cards, in the order of the ids",
    query: z.object({
      ids: Ids,
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .catch(limits.recommendationsSlider)
        .default(limits.recommendationsSlider)
        .transform((limit) => Math.min(limit, limits.pageSizeMax)),
    }),
    answer: z.object({ results: z.array(ProductCard) }),
  },
  "GET products/marketing/": {
    summary: "Facts of products for analytics",
    query: z.object({ id: Ids }),
    answer: z.object({
      results: z.array(
        z.object({
          id: Id,
          sku_full: z.string(),
          title: z.string(),
          brand: z.string().nullable(),
          category: z.string(),
          color: z.string().nullable(),
          price: Price,
          old_price: Price.nullable(),
        }),
      ),
    }),
  },
  "POST products/viewed/": {
    summary: "Tells which products a visit has seen or opened, and from which block it came",
    body: z.strictObject({
      visit: VisitKey,
      /** Cards that were in sight. */
      shown: z.array(Id).max(100).default([]),
      /** The product whose own page was opened. */
      opened: Id.optional(),
      recommend_code: z.string().max(80).optional(),
    }),
    answer: z.object({}),
    refusals: ["too_many_requests"],
  },
} as const satisfies CallTable;
