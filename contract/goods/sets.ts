import { z } from "zod";
import type { CallTable } from "../call.ts";
import { limits } from "../limits.ts";
import { listOf } from "../lists.ts";
import { CategoryPath, orNone, ProductId, pageQuery, slugOrId } from "../parameters.ts";
import { Picture } from "../pictures/media.ts";
import { Crumb } from "./catalog.ts";
import { Price, ProductCard } from "./product-card.ts";

/** A set: a look of several pieces that can be bought whole or in part. */
export const SetCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  image: Picture.nullable(),
  products_count: z.number().int().describe("Pieces that are shown now."),
  price: Price.describe("Sum of those that can be bought, roubles."),
});
export type SetCard = z.infer<typeof SetCard>;

export const ProductSet = SetCard.extend({
  description: z.string(),
  lang: z
    .string()
    .describe("The language that `description` is really in, for the `lang` attribute."),
  images: z.array(Picture),
  products: z.array(ProductCard),
  breadcrumbs: z.array(Crumb).describe('Paths below the shop\'s root: "sets", "sets/women".'),
  seo_title: z.string(),
  seo_description: z.string(),
});
export type ProductSet = z.infer<typeof ProductSet>;

export const SetsPage = z.object({
  title: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  description: z.string().describe("Sanitized HTML."),
});
export type SetsPage = z.infer<typeof SetsPage>;

export const setCalls = {
  "GET sets/list/": {
    summary: "Sets as cards, those of one category too",
    query: pageQuery(limits.pageSize, limits.pageSizeMax).extend({
      category: CategoryPath.optional(),
      product: orNone(ProductId).describe("Only the sets that this product is a piece of."),
    }),
    answer: listOf(SetCard),
    refusals: ["not_found"],
  },
  "GET sets/page/": { summary: "Words of the page of all sets", answer: SetsPage },
  "GET sets/:id/": {
    summary: "One set by id or slug, with its pieces",
    params: slugOrId,
    answer: ProductSet,
    refusals: ["not_found"],
  },
} as const satisfies CallTable;
