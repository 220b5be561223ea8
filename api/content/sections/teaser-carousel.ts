import { z } from "zod";
import type { BlockOf } from "#contract/blocks/index.ts";
import { said } from "#contract/locale.ts";
import { Address, PictureId, SaidText, type SectionKind, sectionKind } from "./section.ts";

const content = z.strictObject({
  items: z.array(
    z.strictObject({
      url: Address,
      url_text: SaidText,
      image: PictureId,
      alt: SaidText,
      title: SaidText,
      subtitle: SaidText,
      dark_mode: z.boolean().default(false),
      opacity: z.boolean().default(false),
      opacity_percent: z.number().min(0).max(100).default(0),
    }),
  ),
  aligment: z.enum(["left", "center", "right"]).default("left"),
  hide_padding: z.boolean().default(false),
  size: z.enum(["xl", "l", "m", "s"]).nullable().default(null),
  style: z.enum(["overlay", "below"]).default("below"),
  placement: z.string().default(""),
});

export const teaserCarousel: SectionKind<typeof content, BlockOf<"TeaserCarousel">> = sectionKind({
  resourcetype: "TeaserCarousel",
  content,
  pictures: ({ items }) => items.map((item) => item.image),
  kits: () => [],
  present: (kept, found, locale) => ({
    ...kept,
    resourcetype: "TeaserCarousel",
    items: kept.items.map((item) => ({
      ...item,
      url_text: said(item.url_text, locale),
      image: found.picture(item.image, item.alt, locale),
      alt: said(item.alt, locale),
      title: said(item.title, locale),
      subtitle: said(item.subtitle, locale),
    })),
  }),
});
