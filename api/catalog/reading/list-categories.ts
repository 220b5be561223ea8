import type { Category } from "#contract/goods/catalog.ts";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { selectCategories } from "../queries/categories.ts";
import { categoryTree } from "./category-tree.ts";

/** The site's tree of categories in one language. */
export async function listCategories(db: Db, siteId: number, locale: Locale): Promise<Category[]> {
  return categoryTree(await selectCategories(db, siteId), locale);
}
