import { z } from "zod";
import type { CallTable } from "./call.ts";
import { Crumb } from "./catalog.ts";
import { limits } from "./limits.ts";
import { listOf, pageQuery } from "./lists.ts";
import { Picture } from "./media.ts";
import { Price, ProductCard } from "./product-card.ts";

/** A set: a look of several pieces that can be bought whole or in part. */
export const SetCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  image: Picture.nullable(),
  /** Pieces that are shown now. */
  products_count: z.number().int(),
  /** Sum of those that can be bought, roubles. */
  price: Price,
});
export type SetCard = z.infer<typeof SetCard>;

export const ProductSet = SetCard.extend({
  description: z.string(),
  /** The language of `description` when it is not the one asked for. */
  lang: z.string(),
  images: z.array(Picture),
  products: z.array(ProductCard),
  /** Paths below the shop's root: "sets", "sets/women". */
  breadcrumbs: z.array(Crumb),
  seo_title: z.string(),
  seo_description: z.string(),
});
export type ProductSet = z.infer<typeof ProductSet>;

export const SetsPage = z.object({
  title: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
});
export type SetsPage = z.infer<typeof SetsPage>;

export const setCalls = {
  "GET sets/list/": {
    summary: "Sets as cards, those of one category too",
    query: pageQuery(limits.pageSize, limits.pageSizeMax).extend({
      /** Category path; without it all of them. */
      category: z.string().max(400).optional(),
      /** Product id: the sets that it is a piece of. */
      product: z.coerce.number().int().positive().optional().catch(undefined),
    }),
    answer: listOf(SetCard),
    refusals: ["not_found"],
  },
  "GET sets/page/": { summary: "Words of the page of all sets", answer: SetsPage },
  "GET sets/:id/": {
    summary: "One set by id or slug, with its pieces",
    params: z.object({ id: z.string().min(1).max(120) }),
    answer: ProductSet,
    refusals: ["not_found"],
  },
} as const satisfies CallTable;
