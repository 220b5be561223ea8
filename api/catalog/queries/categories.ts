import { type Selectable, sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
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

/**
 * Every living category of the site, or those below one root with it, parents before children, in
 * the order of menus.
 */
export function selectCategories(
  db: Db,
  siteId: number,
  rootSlug?: string,
): Promise<CategoryRow[]> {
  return db
    .selectFrom("categories as c")
    .leftJoin("kits as k", "k.id", "c.kit_id")
    .leftJoin("pictures as p", "p.id", "c.image_id")
    .where("c.site_id", "=", siteId)
    .where("c.archived_at", "is", null)
    .$if(rootSlug !== undefined, (query) =>
      query.where(sql<boolean>`(c.path = ${rootSlug} or starts_with(c.path, ${`${rootSlug}/`}))`),
    )
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

/** A product's canonical category and all above it, the root first; none when one is archived. */
export async function selectChain(
  db: Db,
  productId: number,
): Promise<{ title: Said; path: string }[]> {
  const { rows } = await sql<{ title: Said; path: string }>`${prepared}
    select c.title, c.path
    from products p
    cross join lateral category_chain(p.category_id) chain (id)
    join categories c on c.id = chain.id
    where p.id = ${productId}
    order by c.depth`.execute(db);
  return rows;
}
