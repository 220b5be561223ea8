import type { Db } from "#api/context.ts";
import { saveSettings, saveSite } from "#api/settings/public.ts";
import { savePlace } from "#api/stock/public.ts";
import { fillOnce } from "./load.ts";
import { siteId } from "./loader/loading.ts";
import { loadDelivery } from "./loader/places.ts";

/**
 * Opens a shop without the demo's goods and words: what goods need around them to be sold, all of
 * it the owner's to change. Its home page is the catalog until somebody composes one.
 */
export async function openBareShop(db: Db): Promise<void> {
  await fillOnce(db, async (trx) => {
    await saveSite(trx, { id: siteId, slug: "shop", name: { ru: "Магазин", en: "Shop" } });
    await saveSettings(trx, siteId, { is_old_price: true, default_city: "moscow" });
    await savePlace(trx, {
      slug: "warehouse",
      kind: "warehouse",
      title: { ru: "Склад", en: "Warehouse" },
    });
    await loadDelivery({ db: trx });
  });
}
