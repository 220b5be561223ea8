import { createHash } from "node:crypto";
import type { Db } from "../context.ts";
import { Invalid } from "../refuse.ts";
import { blurredPreview, maxPoints, openPicture } from "./encode.ts";
import { originalName } from "./picture-files.ts";
import type { PictureStore } from "./picture-store.ts";
import { insertPicture, selectPictures } from "./queries.ts";

const extensions: Record<string, string> = {
  jpeg: "jpg",
  png: "png",
  webp: "webp",
  avif: "avif",
  gif: "gif",
  heif: "avif",
  tiff: "tif",
};

export interface SavedPicture {
  id: string;
  width: number;
  height: number;
  preview: string;
}

/**
 * Keeps a picture's original and says what it is; its widths are made by a job afterwards. The
 * same bytes are the same picture. @throws Invalid for what is no picture, or too large.
 */
export async function savePicture(
  db: Db,
  store: PictureStore,
  bytes: Uint8Array,
): Promise<SavedPicture> {
  const id = createHash("sha256").update(bytes).digest("hex").slice(0, 20);
  const [known] = await selectPictures(db, [id]);
  if (known) return known;
  const { type, width, height } = await look(bytes);
  const preview = await blurredPreview(bytes);
  const file = originalName(id, extensions[type] as string);
  await store.write(file, bytes);
  const picture = { id, width, height, preview };
  await insertPicture(db, { ...picture, file, type: `image/${type}`, bytes: bytes.length });
  return picture;
}

async function look(bytes: Uint8Array): Promise<{ type: string; width: number; height: number }> {
  const fault = (message: string) => new Invalid([{ name: "picture", message }]);
  let found: { format: string; autoOrient: { width: number; height: number } };
  try {
    const picture = openPicture(bytes);
    found = await picture.metadata();
  } catch (error) {
    throw fault(`Not a picture: ${(error as Error).message}`);
  }
  const { width, height } = found.autoOrient;
  if (!(found.format in extensions)) throw fault(`Not a kind of picture we keep: ${found.format}`);
  if (width * height > maxPoints) throw fault(`Too large: ${width} × ${height}`);
  return { type: found.format === "heif" ? "avif" : found.format, width, height };
}
