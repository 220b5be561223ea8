import { z } from "zod";
import { Picture, Video } from "../media.ts";
import { ProductCard } from "../product-card.ts";

const Kit = z.object({ slug: z.string(), products: z.array(ProductCard) });

export const Poster = z.object({
  resourcetype: z.literal("Poster"),
  image: Picture.nullable(),
  image_mobile: Picture.nullable(),
  video: Video.nullable(),
  video_poster: Picture.nullable(),
  alt: z.string(),
  title: z.string(),
  subtitle: z.string(),
  btn_text: z.string(),
  btn_style: z.enum(["link", "button"]),
  url: z.string(),
  aligment: z
    .enum(["left", "center", "right"])
    .describe("The wire keeps the specification's spelling."),
});

export const ProductCarousel = z.object({
  resourcetype: z.literal("ProductCarousel"),
  product_kit: Kit,
  title: z.string(),
  hide_brand: z.boolean(),
  hide_price: z.boolean(),
  hide_title: z.boolean(),
});

export const ReesProductCarousel = z.object({
  resourcetype: z.literal("ReesProductCarousel"),
  product_kit: Kit,
  rees_code: z.string(),
  title: z.string(),
});

export const TextBlock = z.object({
  resourcetype: z.literal("TextBlock"),
  title: z.string(),
  content: z.string().describe("Sanitized HTML."),
  btn_text: z.string(),
  btn_url: z.string(),
});

export const TeaserCarousel = z.object({
  resourcetype: z.literal("TeaserCarousel"),
  items: z.array(
    z.object({
      url: z.string(),
      url_text: z.string(),
      image: Picture.nullable(),
      alt: z.string(),
      title: z.string(),
      subtitle: z.string(),
      dark_mode: z.boolean(),
      opacity: z.boolean(),
      opacity_percent: z.number(),
    }),
  ),
  aligment: z.enum(["left", "center", "right"]),
  hide_padding: z.boolean(),
  size: z.enum(["xl", "l", "m", "s"]).nullable(),
  style: z.enum(["overlay", "below"]),
  placement: z.string(),
});

/** A section of the home page; the registry of the storefront has one part per member. */
export const Block = z.discriminatedUnion("resourcetype", [
  Poster,
  ProductCarousel,
  ReesProductCarousel,
  TextBlock,
  TeaserCarousel,
]);
export type Block = z.infer<typeof Block>;
export type BlockOf<T extends Block["resourcetype"]> = Extract<Block, { resourcetype: T }>;
