import { z } from "zod";
import type { CallTable } from "../call.ts";
import { limits } from "../limits.ts";
import { listOf } from "../lists.ts";
import { CategoryPath, LocalitySlug, orNone, pageQuery, slugOrId } from "../parameters.ts";
import { Picture } from "../pictures/media.ts";
import { ShopAddress } from "../shop-address.ts";
import { sortValues } from "./listing-query.ts";
import { attributeKinds, Price, ProductCard, ProductLabel } from "./product-card.ts";

const Id = z.number().int();

export const Size = z.object({
  id: Id,
  slug: z.string(),
  text: z.string().describe('The size as printed on the label: "S".'),
  value: z.string().describe('The same in the shop\'s other grid: "44".'),
  availability: z
    .enum(["none", "last", "few", "many"])
    .describe("How many can be bought: none, one, two or three, more."),
  price: Price.describe("Of one piece of this size now, roubles."),
  in_shops: z.boolean().describe("Gone from the warehouse, but some shop has it."),
});
export type Size = z.infer<typeof Size>;

export const ProductAttribute = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z
    .enum(attributeKinds)
    .describe('"text" is an editor\'s own words; the others are facts of a word or two.'),
  html: z
    .string()
    .describe(
      "Sanitized HTML for long texts (composition, care, measurements), plain text otherwise.",
    ),
});

/** One step from the root down; `path` is the chain of slugs that leads to it. */
export const Crumb = z.object({ title: z.string(), path: z.string() });

/** Where a piece can be taken from today. */
export const ShopStock = ShopAddress.extend({
  sizes: z.array(z.string()).describe('Sizes that are there, as printed on the label: "S".'),
});

export const Product = ProductCard.extend({
  description: z.string().describe("Sanitized HTML."),
  lang: z
    .string()
    .describe("The language that `description` is really in, for the `lang` attribute."),
  sizes: z.array(Size),
  size_grid: z.object({ slug: z.string(), title: z.string() }).nullable(),
  attributes: z.array(ProductAttribute),
  breadcrumbs: z.array(Crumb),
  country: z.string().nullable(),
  preorder_ships_on: z.string().nullable().describe("Of a preorder: the day it is sent, ISO date."),
  seo_title: z.string(),
  seo_description: z.string(),
  lowest_price_30_days: Price.nullable().describe(
    "The lowest price of the 30 days before the sale began; null without a sale.",
  ),
  complete_the_look: z.array(ProductCard),
  similar: z.array(ProductCard),
});
export type Product = z.infer<typeof Product>;

export const Availability = z.object({
  in_stock: z.boolean().describe("The warehouse has some size."),
  in_shops: z.boolean().describe("The warehouse has none, some shop has."),
  sizes: z.array(Size),
  shops: z.array(ShopStock).describe("Shops that have some size today."),
  delivery: z
    .array(z.object({ type: z.string(), title: z.string(), date: z.string(), price: Price }))
    .describe(
      "Each way that goes to the city, with its price in roubles and its earliest day as an ISO date; empty where none goes.",
    ),
  city: z.string().describe("Name of the city that was asked for, or of the shop's own."),
});
export type Availability = z.infer<typeof Availability>;

export const Category = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  seo_title: z.string(),
  color: z.string().nullable(),
  get children() {
    return z.array(Category);
  },
  show_in_menu: z.boolean(),
  show_in_catalog_menu: z.boolean(),
  is_special: z.boolean(),
  is_selected: z.boolean(),
  is_menu_image: z.boolean(),
  image: Picture.nullable(),
  ordering: z.number().int(),
  kit_id: Id.nullable(),
  kit_slug: z.string().nullable(),
  has_sets: z.boolean(),
  categories_path: z
    .string()
    .describe('The chain of slugs from the root: "women/clothing/dresses".'),
});
export type Category = z.infer<typeof Category>;

/** A category's own page. `canonical` differs from the asked path when it was old or partial. */
export const CategoryPage = z.object({
  category: Category,
  canonical: z.string(),
  description: z.string(),
  seo_description: z.string(),
  breadcrumbs: z.array(Crumb),
  menu: z
    .array(Category)
    .describe("The side menu: the root's tree of categories flagged for the catalog menu."),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

const listQuery = pageQuery(limits.pageSize, limits.pageSizeMax).extend({
  category: CategoryPath.optional(),
  sort: orNone(z.string().max(80)).describe(
    `${sortValues.join(", ")} or a label's slug; anything else is the default order.`,
  ),
  ids: z
    .string()
    .max(4000)
    .optional()
    .describe("Product ids joined by commas: only these, in this order."),
});

export const catalogCalls = {
  "GET categories/": {
    summary: "The tree of categories",
    answer: z.object({ results: z.array(Category) }),
  },
  "GET categories/:path/": {
    summary: "One category by its chain of slugs (slashes inside the path are kept)",
    params: z.object({ path: CategoryPath.min(1) }),
    answer: CategoryPage,
    refusals: ["not_found"],
  },
  "GET catalog/breadcrumbs/": {
    summary: "The way from the root to a category",
    query: z.object({ category: CategoryPath }),
    answer: z.object({ results: z.array(Crumb) }),
    refusals: ["not_found"],
  },
  "GET labels/": { summary: "Labels that products wear", answer: listOf(ProductLabel) },
  "GET handbooks/product-labels/": {
    summary: "The handbook of labels",
    answer: listOf(ProductLabel),
  },
  "GET products/": { summary: "Products as cards", query: listQuery, answer: listOf(ProductCard) },
  "GET products/:id/": {
    summary: "One product by id or slug",
    params: slugOrId,
    answer: Product,
    refusals: ["not_found"],
  },
  "GET products/:id/availability/": {
    summary: "Sizes, shops and the nearest delivery of one product, fresh",
    params: slugOrId,
    query: z.object({
      city: LocalitySlug.optional().describe("A city's slug; the shop's own city unless said."),
    }),
    answer: Availability,
    refusals: ["not_found"],
  },
  "GET products/:id/sizes/": {
    summary: "Sizes of one product, fresh",
    params: slugOrId,
    query: pageQuery(limits.sizesLimit, limits.sizesLimit),
    answer: listOf(Size),
    refusals: ["not_found"],
  },
  "GET kits/:id/": {
    summary: "A kit: a named choice of products",
    params: slugOrId,
    query: pageQuery(limits.pageSize, limits.pageSizeMax),
    answer: z.object({
      id: Id,
      slug: z.string(),
      title: z.string(),
      description: z.string(),
      products: listOf(ProductCard),
    }),
    refusals: ["not_found"],
  },
} as const satisfies CallTable;
