import type { Category, CategoryPage } from "#contract/goods/catalog.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import {
  type AskedCategory,
  type CategoryRow,
  selectCategories,
  selectCategoryOfOldPath,
  selectTreeOf,
} from "../queries/categories.ts";
import { categoryTree, chainTo, prune } from "./category-tree.ts";

export interface FoundCategory {
  /** With what its own page says. */
  row: AskedCategory;
  /** From the root, the category last. */
  chain: Category[];
}

/**
 * Finds a category by its chain of slugs, by a chain it once had, or by a part of its chain
 * ("women/dresses" for "women/clothing/dresses") when that fits one category alone. @throws Refusal
 * not_found.
 */
export async function findCategory(
  db: Db,
  siteId: number,
  path: string,
  locale: Locale,
): Promise<FoundCategory> {
  const tree = await selectTreeOf(db, siteId, path);
  const row = tree.find((one) => one.path === path);
  if (row) return { row, chain: chainTo(categoryTree(tree, locale), row.id) };
  const all = await selectCategories(db, siteId);
  const other = await ofOtherPath(db, siteId, path, all);
  return other ? findCategory(db, siteId, other.path, locale) : refuse("not_found");
}

/** The page of a category; `canonical` is the chain it stands under now. @throws Refusal not_found. */
export async function findCategoryPage(
  db: Db,
  siteId: number,
  path: string,
  locale: Locale,
): Promise<CategoryPage> {
  const { row, chain } = await findCategory(db, siteId, path, locale);
  const category = chain.at(-1);
  const root = chain[0];
  // Below an archived category nothing is found.
  if (!category || !root) return refuse("not_found");
  return {
    category,
    canonical: row.path,
    description: said(row.description, locale),
    seo_description: said(row.seo_description, locale),
    breadcrumbs: crumbs(chain),
    menu: prune(root.children, (one) => one.show_in_catalog_menu),
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
  const leadingTo = rows.filter((one) => isPartOf(path.split("/"), one.path.split("/")));
  return leadingTo.length === 1 ? leadingTo[0] : undefined;
}

/** Whether `part` is the chain with some of its upper links left out. */
export function isPartOf(part: readonly string[], chain: readonly string[]): boolean {
  if (part.at(-1) !== chain.at(-1)) return false;
  let met = 0;
  for (const slug of chain) if (slug === part[met]) met += 1;
  return met === part.length;
}
