import { createHash } from "node:crypto";
import type { Db } from "../../context.ts";
import { Invalid } from "../../refuse.ts";
import { insertPictures, selectPictures } from "../queries.ts";
import { blurredPreview, maxPoints, openPicture } from "./encode.ts";
import { originalName } from "./picture-files.ts";
import type { PictureStore } from "./picture-store.ts";

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
  const [saved] = await savePictures(db, store, [bytes]);
  return saved as SavedPicture;
}

/**
 * Keeps several originals as `savePicture` does, looked at on all cores. Answers in their order.
 * All of them are in memory at once: give a few dozen at a time.
 *
 * @param looked what is known already of pictures by their ids: these are not read again.
 */
export async function savePictures(
  db: Db,
  store: PictureStore,
  originals: readonly Uint8Array[],
  looked: Readonly<Record<string, PictureLooks>> = {},
): Promise<SavedPicture[]> {
  const ids = originals.map(pictureId);
  const known = await selectPictures(db, ids);
  const saved = new Map<string, SavedPicture>(known.map((picture) => [picture.id, picture]));
  const fresh = new Map(originals.map((bytes, i) => [ids[i] as string, bytes]));
  for (const id of saved.keys()) fresh.delete(id);
  const rows = await Promise.all(
    [...fresh].map(([id, bytes]) => keepOriginal(store, id, bytes, looked[id])),
  );
  await insertPictures(db, rows);
  for (const { id, width, height, preview } of rows) saved.set(id, { id, width, height, preview });
  return ids.map((id) => saved.get(id) as SavedPicture);
}

/** The same bytes are the same picture, under whatever name. */
export function pictureId(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 20);
}

async function keepOriginal(
  store: PictureStore,
  id: string,
  bytes: Uint8Array,
  looked: PictureLooks | undefined,
) {
  const { type, ...looks } = looked ?? (await lookAt(bytes));
  const file = originalName(id, extensions[type] as string);
  await store.write(file, bytes);
  return { id, file, type: `image/${type}`, bytes: bytes.length, ...looks };
}

export interface PictureLooks {
  /** "avif", "jpeg" …: of `extensions`. */
  type: string;
  width: number;
  height: number;
  preview: string;
}

/**
 * Reads the whole picture, so that one that is cut off is not kept.
 * @throws Invalid for what is no picture, or too large.
 */
export async function lookAt(bytes: Uint8Array): Promise<PictureLooks> {
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
