import { z } from "zod";
import { Poster } from "./poster.ts";
import { ProductCarousel } from "./product-carousel.ts";
import { ReesProductCarousel } from "./rees-product-carousel.ts";
import { TeaserCarousel } from "./teaser-carousel.ts";
import { TextBlock } from "./text-block.ts";

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
