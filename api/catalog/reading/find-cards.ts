import type { ProductCard } from "#contract/goods/product-card.ts";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { isShown, selectCardsById } from "../queries/cards.ts";
import { presentCard } from "./present-card.ts";

export interface FoundCards {
  /** Those that are shown now, in the order of the ids. */
  results: ProductCard[];
  /** Of products that are not shown too: when they are, the page is another one. */
  tags: string[];
}

/** Products as cards, whoever names them: a look, a search, a recommender. */
export async function findCards(
  db: Db,
  siteId: number,
  ids: readonly number[],
  locale: Locale,
): Promise<FoundCards> {
  const asked = ids.length > 0 ? await selectCardsById(db, siteId, ids) : [];
  return {
    results: asked.filter(isShown).map((row) => presentCard(row, locale)),
    tags: cardTags(asked),
  };
}

export function cardTags(rows: readonly { product_id: number }[]): string[] {
  return rows.map((row) => `card:${row.product_id}`);
}
