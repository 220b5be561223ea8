import { type Locale, said } from "#contract/locale.ts";
import type { Vars } from "#contract/settings.ts";
import type { Db } from "../../context.ts";
import { selectCollections } from "../queries/collections.ts";
import { presentPicture } from "./present-card.ts";

/** The collections shown now, and the times at which one begins or ends to be shown. */
export async function listCollections(
  db: Db,
  siteId: number,
  locale: Locale,
): Promise<{ collections: Vars["collections"]; changes: (Date | null)[] }> {
  const rows = await selectCollections(db, siteId);
  const collections = rows
    .filter((row) => row.is_shown)
    .map(({ id, slug, title, list_image, image_mobile }) => ({
      id,
      slug,
      title: said(title, locale),
      list_image: list_image && presentPicture(list_image, locale),
      image_mobile: image_mobile && presentPicture(image_mobile, locale),
    }));
  return { collections, changes: rows.map((row) => row.changes_at) };
}
