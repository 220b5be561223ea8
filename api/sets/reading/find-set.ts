import type { ProductSet } from "#contract/goods/sets.ts";
import type { Locale } from "#contract/locale.ts";
import { chainTo, findCards, listCategories } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { presentSet } from "./present-set.ts";
import { selectSet, selectSetId } from "./queries.ts";

export interface FoundSet {
  set: Omit<ProductSet, "breadcrumbs">;
  /** The first of those whose looks it is one of. */
  category: { title: string; path: string } | null;
  tags: string[];
  /** When time alone changes it next. */
  validUntil: Date | null;
}

/** The page of a set by id, slug or old slug, with the pieces that are shown. @throws Refusal not_found. */
export async function findSet(
  db: Db,
  siteId: number,
  idOrSlug: string,
  locale: Locale,
): Promise<FoundSet> {
  const setId = await selectSetId(db, siteId, idOrSlug);
  const row = setId === null ? null : await selectSet(db, siteId, setId);
  if (!row) return refuse("not_found");
  const [cards, tree] = await Promise.all([
    findCards(db, siteId, row.piece_ids, locale),
    row.category_id === null ? [] : listCategories(db, siteId, locale),
  ]);
  const category = row.category_id === null ? undefined : chainTo(tree, row.category_id).at(-1);
  return {
    set: presentSet(row, cards.results, locale),
    category: category ? { title: category.title, path: category.categories_path } : null,
    tags: [`set:${row.id}`, "settings", ...cards.tags],
    validUntil: row.publish_until,
  };
}
