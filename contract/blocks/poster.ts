import { z } from "zod";
import { Picture, Video } from "../pictures/media.ts";

/** A picture or a silent film across the whole screen, with a title and one way on. */
export const Poster = z.object({
  resourcetype: z.literal("Poster"),
  image: Picture.nullable(),
  image_mobile: Picture.nullable(),
  video: Video.nullable(),
  video_poster: Picture.nullable(),
  alt: z.string(),
  title: z.string(),
  subtitle: z.string(),
  btn_text: z.string(),
  btn_style: z.enum(["link", "button"]),
  url: z.string(),
  aligment: z
    .enum(["left", "center", "right"])
    .describe("The wire keeps this spelling: clients know it."),
});
