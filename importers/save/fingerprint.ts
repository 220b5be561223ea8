import { createHash } from "node:crypto";
import type { NeutralProduct } from "../neutral.ts";
import { stampMediaFile } from "../pictures/media-folder.ts";

/** Rises when the same row would be saved otherwise than before. */
const version = 1;

/**
 * What a product says, in 32 hex digits: the same ones mean that nothing has to be done. Where it
 * stands in the file does not count; its picture files do, by size and time.
 */
export async function fingerprintOf(
  product: NeutralProduct,
  mediaFolder: string | null,
): Promise<string> {
  const stamps = await Promise.all(
    product.pictures.map(({ source }) => stampMediaFile(mediaFolder, source)),
  );
  const said = JSON.stringify([version, stamps, product], (key, value) =>
    key === "line" ? undefined : value,
  );
  return createHash("sha256").update(said).digest("hex").slice(0, 32);
}
