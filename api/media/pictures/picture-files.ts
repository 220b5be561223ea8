import { type PictureFormat, pictureWidths } from "#contract/pictures/picture-path.ts";

/** Names of files in the store; the first two digits spread them over folders. */
export function originalName(id: string, extension: string): string {
  return `originals/${id.slice(0, 2)}/${id}.${extension}`;
}

export function sizedName(id: string, width: number, format: PictureFormat): string {
  return `sized/${id.slice(0, 2)}/${id}/w${width}.${format}`;
}

/**
 * The listed widths that a picture is made in: never wider than its original, but for the smallest
 * of them that holds the whole of it, which keeps the original's own width.
 */
export function widthsFor(originalWidth: number): number[] {
  const smaller = pictureWidths.filter((width) => width < originalWidth);
  const whole = pictureWidths.find((width) => width >= originalWidth);
  return whole === undefined ? smaller : [...smaller, whole];
}
