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

export const Video = z.object({ url: z.string(), type: z.string() });
export type Video = z.infer<typeof Video>;
