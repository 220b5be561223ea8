import sharp from "sharp";
import type { Picture } from "./develop.ts";

/** From the best quality down, and about how many of the best one's bytes each takes. */
const steps = [
  { quality: 66, share: 1 },
  { quality: 58, share: 0.75 },
  { quality: 52, share: 0.63 },
  { quality: 48, share: 0.54 },
  { quality: 45, share: 0.48 },
  { quality: 42, share: 0.41 },
  { quality: 39, share: 0.33 },
  { quality: 36, share: 0.29 },
  { quality: 33, share: 0.25 },
  { quality: 30, share: 0.22 },
];

/**
 * Packs a picture as AVIF; finely grained cloth is packed harder than smooth.
 * @param bytesPerPixel at most, unless even the hardest packing takes more.
 */
export async function encodePicture(
  { pixels, width, height }: Picture,
  bytesPerPixel = 0.03,
): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const room = width * height * bytesPerPixel;
  let picture = Buffer.alloc(0);
  let best = 0;
  for (const { quality, share } of steps) {
    // Packing takes long: a step that will not do is not tried.
    if (best * share > room * 1.1 && quality > 30) continue;
    picture = await image
      .clone()
      .avif({ quality, effort: 3, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (picture.length < room) break;
    best ||= picture.length;
  }
  return picture;
}
