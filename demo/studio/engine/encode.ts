import sharp from "sharp";

const best = 82;
const bytesPerPixel = 0.07;

/** Packs 8-bit sRGB pixels as WebP; finely grained cloth is packed harder than smooth. */
export async function encodePicture(
  pixels: Buffer,
  width: number,
  height: number,
): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const pack = (quality: number) =>
    image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
  const picture = await pack(best);
  const tooHeavy = picture.length / (width * height * bytesPerPixel);
  if (tooHeavy <= 1) return picture;
  return pack(tooHeavy < 1.25 ? 74 : tooHeavy < 1.6 ? 66 : 56);
}
