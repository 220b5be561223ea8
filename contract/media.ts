import { z } from "zod";

/** The widths in CSS pixels × density that pictures are made in, ahead, by a job. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600, 2400] as const;
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

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

/** `/pictures/{id}/w800.avif`: immutable, the id changes with the original's bytes. */
export function picturePath(id: string, width: number, format: PictureFormat): string {
  return `/pictures/${id}/w${width}.${format}`;
}

export const Video = z.object({ url: z.string(), type: z.string() });
export type Video = z.infer<typeof Video>;
