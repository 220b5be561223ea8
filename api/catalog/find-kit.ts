import type { ProductCard } from "#contract/catalog.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { presentCard } from "./present-card.ts";
import { selectKitCards, selectKits } from "./queries/kits.ts";

export interface Kit {
  id: number;
  slug: string;
  title: string;
  description: string;
  products: ProductCard[];
}

/** A kit with its shown products. Refuses with not_found. */
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
    const kit = {
      id: row.id,
      slug: row.slug,
      title: said(row.title, locale),
      description: said(row.description, locale),
      products: cards
        .filter((card) => card.kit_id === row.id)
        .map((card) => presentCard(card, locale)),
    };
    found.set(row.slug, kit);
    if (!found.has(String(row.id))) found.set(String(row.id), kit);
  }
  return found;
}
