import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { cleanSaid } from "../../html/clean-html.ts";
import { Invalid, refuse } from "../../refuse.ts";
import {
  insertCategory,
  selectChildId,
  updateCategory,
} from "../queries/saving/category-writes.ts";
import { checkFreeSlug, checkSlug } from "./check-slug.ts";

export interface CategoryInput {
  siteId: number;
  /** The category to change, for a new slug or parent; else it is found by parent and slug. */
  id?: number;
  parentId: number | null;
  slug: string;
  title: Said;
  seo_title?: Said;
  /** HTML; cleaned here. */
  description?: Said;
  seo_description?: Said;
  color?: string | null;
  show_in_menu?: boolean;
  show_in_catalog_menu?: boolean;
  is_special?: boolean;
  is_selected?: boolean;
  is_menu_image?: boolean;
  image_id?: string | null;
  ordering?: number;
  kit_id?: number | null;
  has_sets?: boolean;
}

/**
 * Adds a category or changes the one under this parent with this slug; what is undefined stays.
 * Answers its id. A chain that it had before keeps leading to it. @throws Refusal slug_taken,
 * not_found and, at the root for what the shop itself has, slug_reserved. @throws Invalid
 */
export async function saveCategory(db: Db, input: CategoryInput): Promise<number> {
  const { siteId, id: asked, parentId, slug, ...rest } = input;
  const cleaned = { ...rest, description: rest.description && cleanSaid(rest.description) };
  if (parentId === null) checkFreeSlug(slug);
  else checkSlug(slug);
  const known = await selectChildId(db, siteId, parentId, slug);
  if (asked !== undefined && known !== null && known !== asked) return refuse("slug_taken");
  const id = asked ?? known;
  const texts = Object.fromEntries(
    Object.entries(cleaned)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isText(value) ? JSON.stringify(value) : value]),
  ) as { title: string };
  if (id === null) {
    const added = await insertCategory(db, {
      site_id: siteId,
      parent_id: parentId,
      slug,
      show_in_menu: true,
      show_in_catalog_menu: true,
      is_special: false,
      is_selected: false,
      is_menu_image: false,
      ordering: 0,
      has_sets: false,
      seo_title: "{}",
      description: "{}",
      seo_description: "{}",
      ...texts,
    }).catch(misplaced);
    return added.id;
  }
  const found = await updateCategory(db, id, { parent_id: parentId, slug, ...texts }).catch(
    misplaced,
  );
  return found ? id : refuse("not_found");
}

const misplacing: Record<string, string> = {
  categories_no_loop: "A category cannot stand below itself",
  categories_one_site: "A category and its parent stand on one site",
  categories_depth_check: "Categories stand five levels deep at most",
};

/** The database refuses a place in the tree: a fault of the input. */
function misplaced(error: { constraint?: string }): never {
  const message = misplacing[error.constraint ?? ""];
  throw message ? new Invalid([{ name: "parent", message }]) : error;
}

/** Takes a category out of the shop; its products stay on sale where else they stand. */
export async function archiveCategory(db: Db, id: number): Promise<void> {
  const found = await updateCategory(db, id, { archived_at: new Date() });
  if (!found) refuse("not_found");
}

function isText(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
