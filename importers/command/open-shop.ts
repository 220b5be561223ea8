import type { Db } from "#api/context.ts";
import type { PictureStore } from "#api/media/public.ts";
import { isRefusal } from "#api/refuse.ts";
import { withProgress } from "#api/start/progress.ts";
import { placeIdBySlug, savePlace } from "#api/stock/public.ts";
import { limits } from "#contract/limits.ts";
import { isEmpty, loadDemo } from "#demo/load.ts";
import { openBareShop } from "#demo/open-bare-shop.ts";
import type { Shop } from "../save/shop.ts";

/**
 * The shop that goods are imported into. One that was never opened is made first, as the first
 * start would make it: goods need a site, a warehouse and terms of delivery around them.
 */
export async function openShop(
  db: Db,
  store: PictureStore,
  { demo }: { demo: boolean },
): Promise<Pick<Shop, "db" | "store" | "siteId" | "placeId">> {
  const siteId = limits.defaultSiteId;
  if (await isEmpty(db)) {
    if (demo) {
      await withProgress("Opening the shop", ({ advance }) => loadDemo(db, store, advance));
    } else {
      await openBareShop(db);
    }
  }
  return { db, store, siteId, placeId: await warehouse(db) };
}

async function warehouse(db: Db): Promise<number> {
  const slug = "warehouse";
  try {
    return await placeIdBySlug(db, slug);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return savePlace(db, { slug, kind: "warehouse", title: { ru: "Склад", en: "Warehouse" } });
  }
}
