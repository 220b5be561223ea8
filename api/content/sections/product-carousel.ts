import { z } from "zod";
import type { BlockOf } from "#contract/blocks/index.ts";
import { kitContent, presentKit } from "./kit.ts";
import { type SectionKind, sectionKind } from "./section.ts";

const content = z.strictObject({
  ...kitContent,
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
      const shown = presentKit(kept, found, locale);
      const { hide_brand, hide_price, hide_title } = kept;
      return (
        shown && { resourcetype: "ProductCarousel", ...shown, hide_brand, hide_price, hide_title }
      );
    },
  },
);
