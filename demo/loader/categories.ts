import { saveCategory } from "#api/catalog/public.ts";
import { saveRedirect } from "#api/seo/public.ts";
import type { Category } from "../goods/categories/category.ts";
import { categories, movedCategories } from "../goods/categories.ts";
import { idOf, type Loading, siteId } from "./loading.ts";

/** Saves the tree, parents first. Answers ids by path. */
export async function loadCategories({ db, pictures }: Loading): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, [path, category]] of Object.entries<Category>(categories).entries()) {
    const menuImage = category.menuImage ? pictures.get(category.menuImage) : undefined;
    const id = await saveCategory(db, {
      siteId,
      ...placeOf(path, ids),
      title: category.title,
      seo_title: category.seoTitle,
      description: category.lead,
      seo_description: category.lead,
      show_in_menu: category.showInMenu,
      show_in_catalog_menu: category.showInCatalogMenu,
      is_special: category.isSpecial ?? false,
      has_sets: category.hasSets ?? false,
      is_menu_image: menuImage !== undefined,
      image_id: menuImage ?? null,
      ordering: index + 1,
    });
    ids.set(path, id);
  }
  for (const [from, to] of Object.entries(movedCategories)) {
    await saveRedirect(db, siteId, { from: `/${from}`, to: `/${to}` });
  }
  return ids;
}

/** Where a category stands: below its parent, which is saved by then. */
export function placeOf(path: string, ids: ReadonlyMap<string, number>) {
  const cut = path.lastIndexOf("/");
  return {
    parentId: cut < 0 ? null : idOf(ids, path.slice(0, cut)),
    slug: path.slice(cut + 1),
  };
}
