import type { Selectable } from "kysely";
import type { Db } from "../../context.ts";
import type { CatalogTables } from "../tables.ts";

export type CategoryRow = Pick<
  Selectable<CatalogTables["categories"]>,
  | "id"
  | "parent_id"
  | "slug"
  | "path"
  | "title"
  | "seo_title"
  | "color"
  | "show_in_menu"
  | "show_in_catalog_menu"
  | "is_special"
  | "is_selected"
  | "is_menu_image"
  | "ordering"
  | "kit_id"
  | "has_sets"
> & {
  kit_slug: string | null;
  image_id: string | null;
  image_width: number | null;
  image_height: number | null;
  image_preview: string | null;
};

/** Every living category of the site, parents before children, in the order of menus. */
export function selectCategories(db: Db, siteId: number): Promise<CategoryRow[]> {
  return db
    .selectFrom("categories as c")
    .leftJoin("kits as k", "k.id", "c.kit_id")
    .leftJoin("pictures as p", "p.id", "c.image_id")
    .where("c.site_id", "=", siteId)
    .where("c.archived_at", "is", null)
    .select([
      "c.id",
      "c.parent_id",
      "c.slug",
      "c.path",
      "c.title",
      "c.seo_title",
      "c.color",
      "c.show_in_menu",
      "c.show_in_catalog_menu",
      "c.is_special",
      "c.is_selected",
      "c.is_menu_image",
      "c.ordering",
      "c.kit_id",
      "c.has_sets",
      "k.slug as kit_slug",
      "c.image_id",
      "p.width as image_width",
      "p.height as image_height",
      "p.preview as image_preview",
    ])
    .orderBy("c.depth")
    .orderBy("c.ordering")
    .orderBy("c.id")
    .execute();
}

/** What a category's own page says besides its place in the tree. */
export function selectCategoryTexts(db: Db, id: number) {
  return db
    .selectFrom("categories")
    .where("id", "=", id)
    .select(["description", "seo_description"])
    .executeTakeFirst();
}

/** The category that this chain of slugs once led to. */
export async function selectCategoryOfOldPath(
  db: Db,
  siteId: number,
  path: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("category_old_paths")
    .where("site_id", "=", siteId)
    .where("path", "=", path)
    .select("category_id")
    .executeTakeFirst();
  return row?.category_id ?? null;
}
