import { saveSet } from "#api/sets/public.ts";
import { outfits } from "../goods/outfits.ts";
import { idOf, type Loading, siteId } from "./loading.ts";
import { paragraph } from "./paragraph.ts";

/** Saves the outfits as sets, each under its department. */
export async function loadSets(
  { db, pictures }: Loading,
  categoryIds: ReadonlyMap<string, number>,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [index, { slug, title, description, department, pieces }] of outfits.entries()) {
    const picture = pictures.get(`look-${slug}`);
    await saveSet(db, {
      siteId,
      slug,
      title,
      description: paragraph(description),
      seoDescription: description,
      position: index + 1,
      productIds: pieces.map((piece) => idOf(productIds, piece)),
      pictureIds: picture === undefined ? [] : [picture],
      categoryIds: [idOf(categoryIds, department)],
    });
  }
}
