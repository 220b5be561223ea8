import sharp from "sharp";

const quality = 82;

/** Packs 8-bit sRGB pixels as WebP. */
export async function encodePicture(
  pixels: Buffer,
  width: number,
  height: number,
): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 5, smartSubsample: true })
    .toBuffer();
}
