import type { Category, CategoryPage } from "#contract/catalog.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { categoryTree, chainTo, prune } from "./category-tree.ts";
import {
  type CategoryRow,
  selectCategories,
  selectCategoryOfOldPath,
  selectCategoryTexts,
} from "./queries/categories.ts";

export interface FoundCategory {
  row: CategoryRow;
  /** From the root, the category last. */
  chain: Category[];
  trees: Category[];
}

/**
 * Finds a category by its chain of slugs, by a chain it once had, or by the end of its chain
 * ("dresses" for "women/dresses") when just one category ends so. Refuses with not_found.
 */
export async function findCategory(
  db: Db,
  siteId: number,
  path: string,
  locale: Locale,
): Promise<FoundCategory> {
  const rows = await selectCategories(db, siteId);
  const row = rows.find((one) => one.path === path) ?? (await ofOtherPath(db, siteId, path, rows));
  if (!row) return refuse("not_found");
  const trees = categoryTree(rows, locale);
  return { row, trees, chain: chainTo(trees, row.id) };
}

/** The page of a category; `canonical` is the chain it stands under now. Refuses with not_found. */
export async function findCategoryPage(
  db: Db,
  siteId: number,
  path: string,
  locale: Locale,
): Promise<CategoryPage> {
  const { row, chain, trees } = await findCategory(db, siteId, path, locale);
  const texts = await selectCategoryTexts(db, row.id);
  const category = chain.at(-1);
  const root = chain[0];
  if (!texts || !category || !root) return refuse("not_found");
  return {
    category,
    canonical: row.path,
    description: said(texts.description, locale),
    seo_description: said(texts.seo_description, locale),
    breadcrumbs: crumbs(chain),
    menu: prune(trees, (one) => one.show_in_catalog_menu),
  };
}

export function crumbs(chain: readonly Category[]): { title: string; path: string }[] {
  return chain.map(({ title, categories_path }) => ({ title, path: categories_path }));
}

async function ofOtherPath(
  db: Db,
  siteId: number,
  path: string,
  rows: readonly CategoryRow[],
): Promise<CategoryRow | undefined> {
  const oldId = await selectCategoryOfOldPath(db, siteId, path);
  if (oldId !== null) return rows.find((one) => one.id === oldId);
  const endingSo = rows.filter((one) => one.path.endsWith(`/${path}`));
  return endingSo.length === 1 ? endingSo[0] : undefined;
}
