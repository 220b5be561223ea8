import type { Locale } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { type ListHead, selectListHead } from "../queries/listing/lists.ts";
import { findCategory } from "../reading/find-category.ts";
import type { ListOrder } from "./list-order.ts";

/** The list of a category, by an old or partial chain too; that costs another look. */
export async function findList(
  db: Db,
  siteId: number,
  path: string,
  order: ListOrder,
  locale: Locale,
): Promise<ListHead> {
  const label = order.by === "label" ? order.slug : null;
  const head = await selectListHead(db, siteId, path, label);
  if (head) return head;
  const { row } = await findCategory(db, siteId, path, locale);
  return (await selectListHead(db, siteId, row.path, label)) ?? refuse("not_found");
}

/** The tags of a page that shows a stretch of a list in this order. */
export function listTags(head: ListHead, order: ListOrder): string[] {
  const tag = `category:${head.category_id}`;
  const isByPrice = order.by === "price" || order.by === "discount";
  return isByPrice ? [tag, `${tag}:price`] : [tag];
}
