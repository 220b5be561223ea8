import { savePicture } from "#api/media/public.ts";
import { isInvalid } from "#api/refuse.ts";
import type { Said } from "#contract/locale.ts";
import { changed, type NeutralProduct, type RowProblem } from "../neutral.ts";
import { PictureFault } from "../pictures/read-picture.ts";
import type { Shop } from "./shop.ts";

export interface TakenPictures {
  pictures: { id: string; alt: Said }[];
  problems: RowProblem[];
}

/** A product's pictures, brought into the shop; one that cannot be had is a problem of its row. */
export async function takePictures(
  { db, store, media }: Shop,
  product: NeutralProduct,
): Promise<TakenPictures> {
  const taken: TakenPictures = { pictures: [], problems: [] };
  for (const { source, alt } of product.pictures) {
    try {
      const { id } = await savePicture(db, store, await media(source));
      taken.pictures.push({ id, alt });
    } catch (error) {
      if (!(error instanceof PictureFault) && !isInvalid(error)) throw error;
      const reason = `picture ${source.slice(0, 200)}: ${error.message}`;
      taken.problems.push(changed(product.line, product.id, reason));
    }
  }
  return taken;
}
