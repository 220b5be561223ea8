import { z } from "zod";
import type { BlockOf } from "#contract/blocks/index.ts";
import { said } from "#contract/locale.ts";
import { SaidText, type SectionKind, sectionKind } from "./section.ts";

const content = z.strictObject({
  /** Slug of the kit it shows. */
  kit: z.string().min(1),
  title: SaidText,
  hide_brand: z.boolean().default(false),
  hide_price: z.boolean().default(false),
  hide_title: z.boolean().default(false),
});

export const productCarousel: SectionKind<typeof content, BlockOf<"ProductCarousel">> = sectionKind(
  {
    resourcetype: "ProductCarousel",
    content,
    pictures: () => [],
    kits: ({ kit }) => [kit],
    present: (kept, found, locale) => {
      const kit = found.kit(kept.kit);
      if (!kit || kit.products.length === 0) return null;
      return {
        resourcetype: "ProductCarousel",
        product_kit: { slug: kit.slug, products: kit.products },
        title: said(kept.title, locale) || kit.title,
        hide_brand: kept.hide_brand,
        hide_price: kept.hide_price,
        hide_title: kept.hide_title,
      };
    },
  },
);
