import { z } from "zod";

/**
 * A picture on the wire: `id` goes into `/pictures/{id}/w{width}.{format}`; width and height are
 * the original's in pixels; `preview` is a data URL of a few blurred pixels.
 */
export const Picture = z.object({
  id: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  preview: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** A video on the wire; its pixels are known of those that the shop keeps itself. */
export const Video = z.object({
  url: z.string(),
  type: z.string(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
export type Video = z.infer<typeof Video>;
