import type { Availability } from "#contract/goods/catalog.ts";
import { type Locale, said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { selectShopStock } from "./queries.ts";

/** The shops where a product can be taken from today, and in which sizes. */
export async function listShopStock(
  db: Db,
  siteId: number,
  productId: number,
  locale: Locale,
): Promise<Availability["shops"]> {
  const rows = await selectShopStock(db, siteId, productId);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: said(row.title, locale),
    address: said(row.address, locale),
    city: said(row.city, locale),
    phone: row.phone,
    hours: said(row.hours, locale),
    sizes: row.sizes,
  }));
}
