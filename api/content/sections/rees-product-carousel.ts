import { z } from "zod";
import type { BlockOf } from "#contract/blocks/index.ts";
import { said } from "#contract/locale.ts";
import { SaidText, type SectionKind, sectionKind } from "./section.ts";

const content = z.strictObject({
  /** Slug of the kit that stands in while the recommendation service has nothing to say. */
  kit: z.string().min(1),
  rees_code: z.string(),
  title: SaidText,
});

export const reesProductCarousel: SectionKind<
  typeof content,
  BlockOf<"ReesProductCarousel">
> = sectionKind({
  resourcetype: "ReesProductCarousel",
  content,
  pictures: () => [],
  kits: ({ kit }) => [kit],
  present: (kept, found, locale) => {
    const kit = found.kit(kept.kit);
    if (!kit || kit.products.length === 0) return null;
    return {
      resourcetype: "ReesProductCarousel",
      product_kit: { slug: kit.slug, products: kit.products },
      rees_code: kept.rees_code,
      title: said(kept.title, locale) || kit.title,
    };
  },
});
