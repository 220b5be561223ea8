import type { PictureFormat } from "#contract/picture-path.ts";
import type { Db } from "../../context.ts";
import { selectOriginal } from "../queries.ts";
import { encodeQuick } from "./encode.ts";
import { sizedName, widthsFor } from "./picture-files.ts";
import type { PictureStore } from "./picture-store.ts";
import { queueUp } from "./queue-up.ts";

export interface ServedPicture {
  bytes: Buffer;
  type: string;
  /** Whether it is the kept file; else one made in a hurry, to be asked for again soon. */
  isKept: boolean;
}

/** Encoding in a hurry leaves one core to the pages, whatever comes. */
const atOnce = 1;
const inHurry = queueUp<Omit<ServedPicture, "isKept">>(atOnce);

/**
 * One width of a picture: the file the job has made, or, while that is not there, one made quickly.
 * A width beyond the original's is answered with the original's own. Null for an unknown picture.
 */
export async function servePicture(
  db: Db,
  store: PictureStore,
  id: string,
  asked: number,
  format: PictureFormat,
): Promise<ServedPicture | null> {
  const kept = await store.read(sizedName(id, asked, format));
  if (kept) return { bytes: kept, type: `image/${format}`, isKept: true };
  const picture = await selectOriginal(db, id);
  if (!picture) return null;
  const widest = Math.max(...widthsFor(picture.width));
  if (asked > widest) return servePicture(db, store, id, widest, format);
  const made = await inHurry(`${id} ${asked} ${format === "jpeg"}`, async () => {
    const original = await store.read(picture.file);
    if (!original) throw new Error(`The original of picture ${id} is gone: ${picture.file}`);
    return encodeQuick(original, asked, format);
  });
  return { ...made, isKept: false };
}
