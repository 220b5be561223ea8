import { type Selectable, sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { CardPicture } from "../derived-tables.ts";
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
> & { kit_slug: string | null; image: CardPicture | null };

const columns = sql`
  c.id, c.parent_id, c.slug, c.path, c.title, c.seo_title, c.color, c.show_in_menu,
  c.show_in_catalog_menu, c.is_special, c.is_selected, c.is_menu_image, c.ordering, c.kit_id,
  c.has_sets, k.slug as kit_slug,
  case when p.id is not null then jsonb_build_object('id', p.id, 'width', p.width,
    'height', p.height, 'alt', c.title, 'preview', p.preview) end as image`;

const living = (siteId: number) => sql`
  from categories c
  left join kits k on k.id = c.kit_id
  left join pictures p on p.id = c.image_id
  where c.site_id = ${siteId} and c.archived_at is null`;

/** Every living category of the site, parents before children, in the order of menus. */
export async function selectCategories(db: Db, siteId: number): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`${prepared}
    select ${columns} ${living(siteId)}
    order by c.depth, c.ordering, c.id`.execute(db);
  return rows;
}

/** A category of a tree; the one that was asked for comes with what its own page says. */
export type AskedCategory = CategoryRow & {
  description: Said | null;
  seo_description: Said | null;
};

/** The tree below the root of `path`, that root included, in the same order. */
export async function selectTreeOf(db: Db, siteId: number, path: string): Promise<AskedCategory[]> {
  const [root = ""] = path.split("/");
  const { rows } = await sql<AskedCategory>`${prepared}
    select ${columns},
      case when c.path = ${path} then c.description end as description,
      case when c.path = ${path} then c.seo_description end as seo_description
    ${living(siteId)} and (c.path = ${root} or starts_with(c.path, ${`${root}/`}))
    order by c.depth, c.ordering, c.id`.execute(db);
  return rows;
}

/** The living category with this chain of slugs; null for none. */
export async function selectCategoryId(
  db: Db,
  siteId: number,
  path: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("categories")
    .where("site_id", "=", siteId)
    .where("path", "=", path)
    .where("archived_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
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
