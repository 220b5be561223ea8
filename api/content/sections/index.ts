import type { z } from "zod";
import type { Block } from "#contract/blocks/index.ts";
import { poster } from "./poster.ts";
import { productCarousel } from "./product-carousel.ts";
import { reesProductCarousel } from "./rees-product-carousel.ts";
import type { SectionKind } from "./section.ts";
import { teaserCarousel } from "./teaser-carousel.ts";
import { textBlock } from "./text-block.ts";

export const sectionKinds = {
  Poster: poster,
  ProductCarousel: productCarousel,
  ReesProductCarousel: reesProductCarousel,
  TextBlock: textBlock,
  TeaserCarousel: teaserCarousel,
} satisfies { [K in Block["resourcetype"]]: { resourcetype: K } };

export type SectionName = keyof typeof sectionKinds;

/** The content of a section as it is written: defaults may be left out. */
export type SectionContent<K extends SectionName> = z.input<(typeof sectionKinds)[K]["content"]>;

/** The kind of a kept section; undefined for one that this version does not know. */
export function kindOf(name: string): SectionKind<z.ZodType, Block> | undefined {
  return (sectionKinds as unknown as Record<string, SectionKind<z.ZodType, Block>>)[name];
}
