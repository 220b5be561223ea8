import type { Db } from "../../context.ts";
import { selectChildId } from "../queries/saving/category-writes.ts";
import {
  type HandbookRow,
  selectHandbookRow,
  selectIsLivingCategory,
  selectOptionId,
  selectSizeGridId,
  selectSizeId,
} from "../queries/saving/known-rows.ts";

/**
 * For whoever brings goods from elsewhere and must not overwrite what the shop has already: each of
 * these answers the row that has the slug, or null.
 */

export function findHandbook(
  db: Db,
  table: "brands" | "colors" | "labels" | "attributes",
  slug: string,
): Promise<HandbookRow | null> {
  return selectHandbookRow(db, table, slug);
}

export function findAttributeOption(
  db: Db,
  attributeId: number,
  slug: string,
): Promise<number | null> {
  return selectOptionId(db, attributeId, slug);
}

export function findSizeGrid(db: Db, slug: string): Promise<number | null> {
  return selectSizeGridId(db, slug);
}

export function findSize(db: Db, gridId: number, slug: string): Promise<number | null> {
  return selectSizeId(db, gridId, slug);
}

/** The living category with this slug under this parent (null: at the root). */
export function findChildCategory(
  db: Db,
  siteId: number,
  parentId: number | null,
  slug: string,
): Promise<number | null> {
  return selectChildId(db, siteId, parentId, slug);
}

/** Whether a category that is known by its id still stands in the shop. */
export function isLivingCategory(db: Db, id: number): Promise<boolean> {
  return selectIsLivingCategory(db, id);
}
