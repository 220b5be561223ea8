import sharp from "sharp";
import { maxPoints } from "#api/media/public.ts";

/** A picture that cannot be taken; the message is the reason in one line. */
export class PictureFault extends Error {}

/** The host of a picture is not there, or not well: its other pictures will not come either. */
export class HostFault extends PictureFault {}

const takenFormats = new Set(["jpeg", "png", "webp", "avif", "gif", "tiff", "heif"]);

/**
 * Makes sure by its own bytes, whatever its name or header say, that it is a picture the shop can
 * work with: a raster format (SVG may carry scripts) of at most `maxPoints`.
 *
 * @throws PictureFault
 */
export async function checkPicture(bytes: Buffer): Promise<void> {
  if (bytes.length === 0) throw new PictureFault("the file is empty");
  // Only its header is read here, whatever size it claims.
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found?.format || !takenFormats.has(found.format)) throw new PictureFault("no picture in it");
  const { width, height } = found;
  if (width * height > maxPoints) {
    throw new PictureFault(`${width} × ${height} pixels are too many`);
  }
  if (width < 16 || height < 16) throw new PictureFault(`${width} × ${height} pixels are too few`);
}
