import { z } from "zod";
import type { BlockOf } from "#contract/blocks/index.ts";
import { said } from "#contract/locale.ts";
import { Video } from "#contract/pictures/media.ts";
import { Address, PictureId, SaidText, type SectionKind, sectionKind } from "./section.ts";

const content = z.strictObject({
  image: PictureId,
  image_mobile: PictureId,
  video: Video.nullable().default(null),
  video_poster: PictureId,
  alt: SaidText,
  title: SaidText,
  subtitle: SaidText,
  btn_text: SaidText,
  btn_style: z.enum(["link", "button"]).default("link"),
  url: Address,
  aligment: z.enum(["left", "center", "right"]).default("left"),
});

export const poster: SectionKind<typeof content, BlockOf<"Poster">> = sectionKind({
  resourcetype: "Poster",
  content,
  pictures: ({ image, image_mobile, video_poster }) => [image, image_mobile, video_poster],
  kits: () => [],
  present: (kept, found, locale) => ({
    resourcetype: "Poster",
    image: found.picture(kept.image, kept.alt, locale),
    image_mobile: found.picture(kept.image_mobile, kept.alt, locale),
    video: kept.video,
    video_poster: found.picture(kept.video_poster, kept.alt, locale),
    alt: said(kept.alt, locale),
    title: said(kept.title, locale),
    subtitle: said(kept.subtitle, locale),
    btn_text: said(kept.btn_text, locale),
    btn_style: kept.btn_style,
    url: kept.url,
    aligment: kept.aligment,
  }),
});
