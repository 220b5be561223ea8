import { z } from "zod";
import { Picture } from "../media.ts";

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
