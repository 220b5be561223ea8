import type { PictureFormat } from "#contract/pictures/picture-path.ts";
import type { Db } from "../../context.ts";
import { selectOriginal } from "../queries.ts";
import { encodeSwift, type SwiftFormat } from "./encode.ts";
import { sizedName, widthsFor } from "./picture-files.ts";
import { type PictureStore, readOriginal } from "./picture-store.ts";
import { queueUp } from "./queue-up.ts";

export interface ServedPicture {
  bytes: Uint8Array;
  type: string;
  /** Whether this is what will be answered for good; else something better is to come. */
  isFinal: boolean;
}

/** Encoding while a shopper waits leaves one core to the pages, whatever comes. */
const atOnce = 1;
const whileWaiting = queueUp<Uint8Array>(atOnce);

/**
 * One width of a picture: the file the job has made, or, before that, one made and kept now. AVIF,
 * which takes long, is answered with WebP until the job has made it. A width beyond the original's
 * is answered with the original's own. Null for an unknown picture.
 */
export async function servePicture(
  db: Db,
  store: PictureStore,
  id: string,
  asked: number,
  format: PictureFormat,
): Promise<ServedPicture | null> {
  const kept = await store.read(sizedName(id, asked, format));
  if (kept) return { bytes: kept, type: `image/${format}`, isFinal: true };
  if (format === "avif") {
    const meanwhile = await servePicture(db, store, id, asked, "webp");
    return meanwhile && { ...meanwhile, isFinal: false };
  }
  const picture = await selectOriginal(db, id);
  if (!picture) return null;
  const widest = Math.max(...widthsFor(picture.width));
  if (asked > widest) return servePicture(db, store, id, widest, format);
  const name = sizedName(id, asked, format);
  const bytes = await whileWaiting(name, () => makeAndKeep(store, picture, name, asked, format));
  return { bytes, type: `image/${format}`, isFinal: true };
}

async function makeAndKeep(
  store: PictureStore,
  picture: { id: string; file: string },
  name: string,
  width: number,
  format: SwiftFormat,
): Promise<Uint8Array> {
  const bytes = await encodeSwift(await readOriginal(store, picture), width, format);
  await store.write(name, bytes);
  return bytes;
}
