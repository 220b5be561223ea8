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
  const { type, width, height, preview } = await look(bytes);
  const file = originalName(id, extensions[type] as string);
  await store.write(file, bytes);
  const picture = { id, width, height, preview };
  await insertPicture(db, { ...picture, file, type: `image/${type}`, bytes: bytes.length });
  return picture;
}

interface Looked {
  type: string;
  width: number;
  height: number;
  preview: string;
}

/** Reads the whole picture, so that one that is cut off is not kept. */
async function look(bytes: Uint8Array): Promise<Looked> {
  const fault = (message: string) => new Invalid([{ name: "picture", message }]);
  const picture = openPicture(bytes);
  const found = await picture.metadata().catch((error: Error) => {
    throw fault(`Not a picture: ${error.message}`);
  });
  const { width, height } = found.autoOrient;
  if (!(found.format in extensions)) throw fault(`Not a kind of picture we keep: ${found.format}`);
  if (width * height > maxPoints) throw fault(`Too large: ${width} × ${height}`);
  const preview = await blurredPreview(bytes).catch((error: Error) => {
    throw fault(`Not a whole picture: ${error.message}`);
  });
  return { type: found.format === "heif" ? "avif" : found.format, width, height, preview };
}
