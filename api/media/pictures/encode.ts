import sharp, { type Raw, type Sharp } from "sharp";
import { type PictureFormat, pictureWidths } from "#contract/pictures/picture-path.ts";

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

/** A data URL of a few blurred points, at most 300 characters; empty for what cannot be so short. */
export async function blurredPreview(bytes: Uint8Array): Promise<string> {
  // Packed harder, the even ground round a garment takes on its color.
  for (const quality of [75, 40, 20, 5]) {
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
  // An effort of 2 takes twice as long for 1 % fewer bytes; a new shop has thousands to make.
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 1, chromaSubsampling: "4:2:0" }),
  webp: (picture: Sharp) => picture.webp({ quality: 78, effort: 2 }),
  jpeg: (picture: Sharp) =>
    picture.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true }),
} as const satisfies Record<PictureFormat, (picture: Sharp) => Sharp>;

/** Formats that a shopper may wait for; AVIF takes several times as long. */
export type SwiftFormat = Exclude<PictureFormat, "avif">;

/** A picture read once for all that is made of it. */
export interface ReadPicture {
  pixels: Buffer;
  /** Of the pixels, which are never wider than the widest listed width. */
  size: Raw;
  /** The original's bytes where they are themselves what would be kept as its widest AVIF. */
  avif: Uint8Array | null;
}

/** @throws for what is no picture. */
export async function readPicture(original: Uint8Array): Promise<ReadPicture> {
  const { data, info } = await sized(original, Math.max(...pictureWidths))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const avif = (await isSlimAvif(original, info)) ? original : null;
  return { pixels: data, size: { width, height, channels }, avif };
}

const slimBytesPerPoint = 0.1;

/**
 * Whether these bytes are an AVIF of this size that is small enough and tells nothing but its
 * picture: no place, no camera. To encode it anew would take long and only blur it.
 */
async function isSlimAvif(bytes: Uint8Array, { width, height }: Pick<Raw, "width" | "height">) {
  const made = await sharp(bytes).metadata();
  const tells = made.exif ?? made.xmp ?? made.iptc ?? made.icc ?? made.orientation;
  const isSame = made.compression === "av1" && made.width === width && made.height === height;
  return isSame && tells === undefined && bytes.length <= width * height * slimBytesPerPoint;
}

/** The same picture at a width; never wider than it is. */
export async function narrow(picture: ReadPicture, width: number): Promise<ReadPicture> {
  if (width >= picture.size.width) return picture;
  const { data, info } = await sharp(picture.pixels, { raw: picture.size })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, channels } = info;
  return { pixels: data, size: { width, height, channels }, avif: null };
}

/** A picture in one format, as it is kept for good. */
export async function encodeKept(
  { pixels, size, avif }: ReadPicture,
  format: PictureFormat,
): Promise<Uint8Array> {
  if (avif && format === "avif") return avif;
  return kept[format](sharp(pixels, { raw: size })).toBuffer();
}

/** One width in a format that takes no time worth saving, as it is kept for good. */
export async function encodeSwift(
  original: Uint8Array,
  width: number,
  format: SwiftFormat,
): Promise<Uint8Array> {
  return kept[format](sized(original, width)).toBuffer();
}

function sized(original: Uint8Array, width: number): Sharp {
  return openPicture(original).resize({ width, withoutEnlargement: true });
}
