import type { Category } from "#contract/goods/catalog.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { CategoryRow } from "../queries/categories.ts";
import { presentPicture } from "./present-card.ts";

/** Rows (parents before children) → trees, each level in the rows' order. */
export function categoryTree(rows: readonly CategoryRow[], locale: Locale): Category[] {
  const roots: Category[] = [];
  const byId = new Map<number, Category>();
  for (const row of rows) {
    const category = presentCategory(row, locale);
    byId.set(row.id, category);
    if (row.parent_id === null) roots.push(category);
    else byId.get(row.parent_id)?.children.push(category);
  }
  return roots;
}

/** The same trees with only the categories that `keep` lets stand; what hangs below falls too. */
export function prune(trees: readonly Category[], keep: (one: Category) => boolean): Category[] {
  return trees
    .filter(keep)
    .map((category) => ({ ...category, children: prune(category.children, keep) }));
}

/** The chain from the root to the category with this id, the category last. */
export function chainTo(trees: readonly Category[], id: number): Category[] {
  for (const category of trees) {
    if (category.id === id) return [category];
    const below = chainTo(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The category and all that stand below it. */
export function withBelow(category: Category): Category[] {
  return [category, ...category.children.flatMap(withBelow)];
}

function presentCategory(row: CategoryRow, locale: Locale): Category {
  const title = said(row.title, locale);
  return {
    id: row.id,
    slug: row.slug,
    title,
    seo_title: said(row.seo_title, locale) || title,
    color: row.color,
    children: [],
    show_in_menu: row.show_in_menu,
    show_in_catalog_menu: row.show_in_catalog_menu,
    is_special: row.is_special,
    is_selected: row.is_selected,
    is_menu_image: row.is_menu_image,
    image: row.image && presentPicture(row.image, locale),
    ordering: row.ordering,
    kit_id: row.kit_id,
    kit_slug: row.kit_slug,
    has_sets: row.has_sets,
    categories_path: row.path,
  };
}
