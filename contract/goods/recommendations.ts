import { z } from "zod";
import type { CallTable } from "../call.ts";
import { limits } from "../limits.ts";
import { CartId, CategoryPath, limitParameter, orNone, ProductId } from "../parameters.ts";
import { Price, ProductCard } from "./product-card.ts";

const Id = z.number().int();

const Ids = z
  .string()
  .max(4000)
  .default("")
  .describe("Product ids joined by commas; what is no id is ignored.");

/** Made by the browser, says nothing of who it is: views of one visit belong together. */
export const VisitKey = z.string().regex(/^[\w-]{16,64}$/);

export const recommendationCalls = {
  "GET recommendations/": {
    summary: "What a recommendation block shows, by its code",
    query: z.object({
      code: z.string().max(80).default("").describe("The block's code."),
      limit: limitParameter(limits.recommendationsDefault, limits.pageSizeMax),
      category: CategoryPath.optional(),
      item: orNone(ProductId).describe("The product whose page it is."),
      search_query: z.string().max(limits.searchLength).optional(),
      title: z
        .string()
        .max(200)
        .optional()
        .describe("Used when the recommender has no title of its own."),
      exclude: Ids.describe("Products that stand on the page already."),
      cart_id: CartId.optional().describe("What lies in this cart is not recommended."),
      visit: orNone(VisitKey).describe("For a recommender that follows a visit."),
    }),
    answer: z.object({ title: z.string(), recommends: z.array(Id) }),
  },
  "GET products/recommends/": {
    summary: "Recommended products as cards, in the order of the ids",
    query: z.object({
      ids: Ids,
      limit: limitParameter(limits.recommendationsSlider, limits.pageSizeMax),
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
      shown: z.array(Id).max(100).default([]).describe("Cards that were in sight."),
      opened: Id.optional().describe("The product whose own page was opened."),
      recommend_code: z.string().max(80).optional().describe("The block it was opened from."),
    }),
    example: { visit: "3f1c9a7e-visit-of-today", shown: [12, 15], opened: 12 },
    answer: z.object({}),
    refusals: ["too_many_requests"],
  },
} as const satisfies CallTable;
