import { saveCategory, saveKit } from "#api/catalog/public.ts";
import type { Category } from "../goods/categories/category.ts";
import { categories } from "../goods/categories.ts";
import { kits } from "../goods/kits.ts";
import { placeOf } from "./categories.ts";
import { idOf, type Loading, siteId } from "./loading.ts";

/** Saves the kits, then tells the categories that are made of one which it is. */
export async function loadKits(
  { db }: Loading,
  categoryIds: ReadonlyMap<string, number>,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = new Map<string, number>();
  for (const { slug, title, products } of kits) {
    const ofKit = products.map((product) => idOf(productIds, product));
    ids.set(slug, await saveKit(db, { siteId, slug, title, productIds: ofKit }));
  }
  for (const [path, { title, kit }] of Object.entries<Category>(categories)) {
    if (!kit) continue;
    const place = placeOf(path, categoryIds);
    await saveCategory(db, { siteId, ...place, title, kit_id: idOf(ids, kit) });
  }
}
