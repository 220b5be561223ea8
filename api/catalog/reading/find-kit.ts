import type { ProductCard } from "#contract/goods/product-card.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { refuse } from "../../refuse.ts";
import { isShown } from "../queries/cards.ts";
import { selectKitCards, selectKits } from "../queries/kits.ts";
import { cardTags } from "./find-cards.ts";
import { presentCard } from "./present-card.ts";

export interface Kit {
  id: number;
  slug: string;
  title: string;
  description: string;
  products: ProductCard[];
  /** What it shows, products that are yet to be shown included. */
  tags: string[];
}

/** A kit with its shown products. @throws Refusal not_found. */
export async function findKit(
  db: Db,
  siteId: number,
  idOrSlug: string,
  locale: Locale,
): Promise<Kit> {
  const kits = await findKits(db, siteId, [idOrSlug], locale);
  return kits.get(idOrSlug) ?? refuse("not_found");
}

/** Kits by the ids or slugs they were asked under, in two statements however many there are. */
export async function findKits(
  db: Db,
  siteId: number,
  idsOrSlugs: readonly string[],
  locale: Locale,
): Promise<Map<string, Kit>> {
  const found = new Map<string, Kit>();
  if (idsOrSlugs.length === 0) return found;
  const rows = await selectKits(db, siteId, idsOrSlugs);
  const cards = await selectKitCards(
    db,
    siteId,
    rows.map((row) => row.id),
  );
  for (const row of rows) {
    const own = cards.filter((card) => card.kit_id === row.id);
    const kit = {
      id: row.id,
      slug: row.slug,
      title: said(row.title, locale),
      description: said(row.description, locale),
      products: own.filter(isShown).map((card) => presentCard(card, locale)),
      tags: [`kit:${row.id}`, ...cardTags(own)],
    };
    found.set(row.slug, kit);
    if (!found.has(String(row.id))) found.set(String(row.id), kit);
  }
  return found;
}
