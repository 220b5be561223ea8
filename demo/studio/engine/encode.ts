import sharp from "sharp";

/** From the best quality down, until a picture is light enough. */
const qualities = [82, 66, 52, 40];
const bytesPerPixel = 0.06;

/** Packs 8-bit sRGB pixels as WebP; finely grained cloth is packed harder than smooth. */
export async function encodePicture(
  pixels: Buffer,
  width: number,
  height: number,
): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  let picture = Buffer.alloc(0);
  for (const quality of qualities) {
    picture = await image.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (picture.length < width * height * bytesPerPixel) break;
  }
  return picture;
}
