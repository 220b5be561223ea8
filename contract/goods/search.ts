import { z } from "zod";
import type { CallTable } from "../call.ts";
import { limits } from "../limits.ts";
import { Flag, pageQuery } from "../parameters.ts";
import { Picture } from "../pictures/media.ts";
import { ShopAddress } from "../shop-address.ts";
import { ProductCard } from "./product-card.ts";
import { SetCard } from "./sets.ts";

function groupOf<T extends z.ZodType>(item: T) {
  return z.object({ count: z.number().int(), results: z.array(item) });
}

const Id = z.number().int();

/**
 * What a search finds, in its six groups. Products are counted to `limits.listDepth`, of an
 * unfinished query to 1,000; sets to 50.
 */
export const SearchResults = z.object({
  query: z.string().describe("The query as it was understood: trimmed, spaces joined."),
  suggestion: z
    .string()
    .nullable()
    .describe(
      '"Did you mean": what was searched for instead, or would find more; null when nothing better is known.',
    ),
  is_corrected: z
    .boolean()
    .describe(
      "True when the results are those of `suggestion`, because the query itself found nothing.",
    ),
  products: groupOf(ProductCard),
  sets: groupOf(SetCard),
  brands: groupOf(
    z.object({ id: Id, slug: z.string(), title: z.string(), count: z.number().int() }),
  ),
  articles: groupOf(
    z.object({
      id: Id,
      slug: z.string(),
      title: z.string(),
      publish_date: z.string(),
      image: Picture.nullable(),
    }),
  ),
  shops: groupOf(ShopAddress),
  pages: groupOf(z.object({ slug: z.string(), title: z.string() })),
});
export type SearchResults = z.infer<typeof SearchResults>;

/** Cut off where it is longer than anybody means. */
const SearchText = z.string().transform((text) => text.slice(0, limits.searchLength));

export const searchCalls = {
  "GET search/": {
    summary: "Products, sets, brands, articles, shops and pages by words",
    query: pageQuery(limits.pageSize, limits.pageSizeMax).extend({
      q: SearchText.catch("").default("").describe("What is looked for."),
      instant: Flag.describe(
        "While it is typed: the last word may be unfinished, each group gives its first few.",
      ),
    }),
    answer: SearchResults,
  },
  "GET search/popular/": {
    summary: "What shoppers look for most",
    answer: z.object({ results: z.array(z.string()) }),
  },
  "POST search/queries/": {
    summary: "Tells that a shopper has searched, for the popular queries",
    body: z.strictObject({ q: z.string().min(1).max(limits.searchLength) }),
    example: { q: "льняное платье" },
    answer: z.object({}),
  },
} as const satisfies CallTable;
