import { sql } from "kysely";
import { savePage } from "#api/content/public.ts";
import { pages } from "#demo/content/pages/index.ts";
import { loadCategories } from "#demo/loader/categories.ts";
import { loadSite } from "#demo/loader/content.ts";
import { loadHandbooks } from "#demo/loader/handbooks.ts";
import { loadKits } from "#demo/loader/kits.ts";
import { siteId } from "#demo/loader/loading.ts";
import { loadPlaces, loadStock } from "#demo/loader/places.ts";
import { loadProducts } from "#demo/loader/products.ts";
import { loadSets } from "#demo/loader/sets.ts";
import type { Db } from "../context.ts";

/** Fills an empty database with the demo shop's goods, sets, shops and pages, without pictures. */
export async function loadDemoGoods(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const loading = { db: transaction, pictures: new Map(), videos: new Map(), step() {} };
    await loadSite(loading);
    const handbooks = await loadHandbooks(loading);
    const categories = await loadCategories(loading);
    const places = await loadPlaces(loading);
    const goods = await loadProducts(loading, handbooks, categories);
    await loadStock(loading, places, goods.skus);
    await loadKits(loading, categories, goods.products);
    await loadSets(loading, categories, goods.products);
    for (const { slug, title, content } of pages) {
      await savePage(transaction, { siteId, slug, title, content });
    }
  });
  // Nothing else looks at the tables of a throw-away server, and unseen they are searched slowly.
  await sql`analyze`.execute(db);
}
