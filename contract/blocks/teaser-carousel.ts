import { z } from "zod";
import { Picture } from "../pictures/media.ts";

/** Pictures with a few words each, side by side or in a row that is slid. */
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
      dark_mode: z.boolean().describe("Light words, for a dark picture."),
      opacity: z.boolean().describe("A veil between picture and words."),
      opacity_percent: z.number().describe("How dark the veil is, 0 to 100."),
    }),
  ),
  aligment: z.enum(["left", "center", "right"]),
  hide_padding: z.boolean().describe("From edge to edge of the screen."),
  size: z.enum(["xl", "l", "m", "s"]).nullable(),
  style: z.enum(["overlay", "below"]),
  placement: z.string(),
});
