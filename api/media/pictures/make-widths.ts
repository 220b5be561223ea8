import type { PictureFormat } from "#contract/pictures/picture-path.ts";
import type { Db } from "../../context.ts";
import { markReady } from "../queries.ts";
import type { Encoder } from "./encoder.ts";
import { sizedName, widthsFor } from "./picture-files.ts";
import { type PictureStore, readOriginal } from "./picture-store.ts";

/** WebP first: with it every browser is served from kept files, AVIF only makes them smaller. */
const formats: readonly PictureFormat[] = ["webp", "jpeg", "avif"];

/**
 * Makes the listed widths of a picture in every format, one at a time; what is there already stays.
 * @throws when the original is gone or cannot be read: the picture is never ready then.
 */
export async function makeWidths(
  db: Db,
  store: PictureStore,
  encoder: Pick<Encoder, "encode">,
  picture: { id: string; file: string; width: number },
): Promise<void> {
  const original = await readOriginal(store, picture);
  for (const width of widthsFor(picture.width)) {
    for (const format of formats) {
      const name = sizedName(picture.id, width, format);
      if (await store.has(name)) continue;
      await store.write(
        name,
        await encoder.encode({ picture: picture.id, original, width, format }),
      );
    }
  }
  await markReady(db, picture.id);
}
