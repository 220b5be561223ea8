// Apart from the schemas of media.ts, so that no schema library comes along to the browser.

/** The widths in CSS pixels × density that pictures are made in, ahead, by a job. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600, 2400] as const;
export const pictureFormats = ["avif", "webp", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** `/pictures/{id}/w800.avif`: immutable, the id changes with the original's bytes. */
export function picturePath(id: string, width: number, format: PictureFormat): string {
  return `/pictures/${id}/w${width}.${format}`;
}
