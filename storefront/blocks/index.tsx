import type { Block } from "#contract/blocks/index.ts";
import type { BlockProps, Drawn } from "./drawn.ts";
import { Poster } from "./poster/poster.tsx";
import { ProductCarousel } from "./product-carousel/product-carousel.tsx";
import { RecommendedCarousel } from "./recommended-carousel/recommended-carousel.tsx";
import { TeaserCarousel } from "./teaser-carousel/teaser-carousel.tsx";
import { TextBlock } from "./text-block/text-block.tsx";

type Registry = { [T in Block["resourcetype"]]: React.ComponentType<BlockProps<T>> };

/** Every kind of section, by its name on the wire. A new kind is a folder here and a line below. */
const registry: Registry = {
  Poster,
  ProductCarousel,
  ReesProductCarousel: RecommendedCarousel,
  TextBlock,
  TeaserCarousel,
};

/** False for a section of a kind that this version of the shop cannot draw. */
export function canDraw({ resourcetype }: { resourcetype: string }): boolean {
  return Object.hasOwn(registry, resourcetype);
}

/** The sections of a page, one below the other. */
export function Blocks({ blocks }: { blocks: readonly Drawn[] }) {
  return blocks.map((block, index) => {
    const Section = registry[block.resourcetype] as React.ComponentType<BlockProps<never>>;
    // biome-ignore lint/suspicious/noArrayIndexKey: a section has no name; its place is its name
    return <Section key={index} block={block as never} isFirst={index === 0} />;
  });
}
