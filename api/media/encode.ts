import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "#contract/picture-path.ts";

// One thread a picture and nothing kept between them: the rest of the machine is the shoppers'.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures of more points than this are refused: 80 megapixels. */
export const maxPoints = 80_000_000;

const previewWidth = 16;
const previewMaxLength = 300;

/** Opens bytes that came from outside: bounded, turned as the camera was held. */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPoints, failOn: "error" }).autoOrient();
}

/** A data URL of a few blurred points, at most 300 characters. */
export async function blurredPreview(bytes: Uint8Array): Promise<string> {
  for (const quality of [40, 20, 5]) {
    const small = await openPicture(bytes)
      .flatten({ background: "#ffffff" })
      .resize(previewWidth, previewWidth * 2, { fit: "inside" })
      .webp({ quality, effort: 4 })
      .toBuffer();
    const url = `data:image/webp;base64,${small.toString("base64")}`;
    if (url.length <= previewMaxLength) return url;
  }
  return "";
}

const kept = {
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 4 }),
  jpeg: (picture: Sharp) =>
    picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, mozjpeg: true }),
} as const satisfies Record<PictureFormat, (picture: Sharp) => Sharp>;

/** One width in one format, as it is kept for good; never wider than the original. */
export function encodeKept(
  original: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  return kept[format](sized(original, width)).toBuffer();
}

/**
 * The same in a hurry, while a shopper waits for what is not made yet: AVIF, which takes seconds,
 * is answered with WebP.
 */
export async function encodeQuick(
  original: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<{ bytes: Buffer; type: string }> {
  const picture = sized(original, width);
  if (format === "jpeg") {
    const bytes = await picture.flatten({ background: "#ffffff" }).jpeg({ quality: 75 }).toBuffer();
    return { bytes, type: "image/jpeg" };
  }
  return { bytes: await picture.webp({ quality: 70, effort: 0 }).toBuffer(), type: "image/webp" };
}

function sized(original: Uint8Array, width: number): Sharp {
  return openPicture(original).resize({ width, withoutEnlargement: true });
}
