import { z } from "zod";
import { limits } from "../limits.ts";
import { isRoubles } from "../money.ts";
import { Picture, Video } from "../pictures/media.ts";

const Id = z.number().int();
/** Roubles, at most two decimals. */
export const Price = z.number();
/** A price as a caller sends it. */
export const GivenPrice = z.number().min(0).max(limits.priceMax).refine(isRoubles, "roubles");

export const attributeKinds = ["option", "text", "number", "boolean"] as const;

export const Brand = z.object({ id: Id, slug: z.string(), title: z.string() });

/** A color as shoppers name it: "emerald", #1d5b45. */
export const ColorReference = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  color_code: z.string(),
});

/** A sibling: the same model in another color is a product of its own. */
export const ProductColor = z.object({
  id: Id,
  slug: z.string(),
  thumb: Picture.nullable(),
  color: z.object({ color_reference: ColorReference }),
});

export const ProductLabel = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  title_plural: z.string(),
});

/** A product as cards and lists show it. Prices in roubles. */
export const ProductCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  sku_full: z.string(),
  show_sku: z.boolean(),
  position: z.number().int().describe("Its place in the list."),
  brand: Brand.pick({ title: true }).nullable(),
  image: Picture.nullable(),
  thumb: Picture.nullable(),
  images: z.array(Picture),
  video: Video.nullable(),
  hover_video: Video.nullable(),
  labels: z.array(ProductLabel.pick({ id: true, title: true, slug: true })),
  colors: z.array(ProductColor),
  color: z.object({ color_reference: ColorReference }).nullable(),
  price: Price,
  old_price: Price.nullable().describe("Struck through beside the price; null without a sale."),
  is_preorder: z.boolean(),
  is_coming_soon: z.boolean(),
  in_stock: z.boolean(),
  in_shops: z.boolean(),
  alt: z.string().describe("Says what its pictures show."),
  categories: z.array(z.object({ title: z.string() })),
});
export type ProductCard = z.infer<typeof ProductCard>;
