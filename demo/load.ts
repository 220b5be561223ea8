import { sql } from "kysely";
import type { Db } from "#api/context.ts";
import type { PictureStore } from "#api/media/public.ts";
import { siteFinder } from "#api/settings/public.ts";
import { products } from "./goods/index.ts";
import { loadCategories } from "./loader/categories.ts";
import { loadContent, loadSite } from "./loader/content.ts";
import { loadHandbooks } from "./loader/handbooks.ts";
import { loadKits } from "./loader/kits.ts";
import { siteId } from "./loader/loading.ts";
import { loadPictures } from "./loader/pictures.ts";
import { loadDelivery, loadPlaces, loadStock } from "./loader/places.ts";
import { loadProducts } from "./loader/products.ts";
import { loadSets } from "./loader/sets.ts";
import { loadVideos } from "./loader/videos.ts";

/** True for a database that nobody has opened a shop in yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await siteFinder(db)({ id: String(siteId) })) === null;
}

/**
 * Opens a shop in a database where nobody has yet, in one transaction: after a cut there is
 * nothing, and it can be begun again. Any number of processes may come at once: one fills, the
 * others wait for it and do nothing.
 */
export async function fillOnce(db: Db, fill: (trx: Db) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('vitrina opening'))`.execute(trx);
    await sql`set local statement_timeout to default`.execute(trx);
    if (!(await isEmpty(trx))) return;
    await fill(trx);
    // What is so new the server has not counted yet: until then its plans are guesses.
    await sql`analyze`.execute(trx);
  });
}

/**
 * Fills an empty database with the demo shop.
 *
 * @param advance is told how many of the steps are behind.
 */
export async function loadDemo(
  db: Db,
  store: PictureStore,
  advance: (done: number, total: number) => void,
): Promise<void> {
  await fillOnce(db, async (trx) => {
    const pictures = await loadPictures(trx, store, (done, total) =>
      advance(done, total + products.length),
    );
    const total = pictures.size + products.length;
    let done = pictures.size;
    const videos = await loadVideos(store);
    const loading = { db: trx, pictures, videos, step: () => advance(++done, total) };
    await loadSite(loading);
    const handbooks = await loadHandbooks(loading);
    const categories = await loadCategories(loading);
    const places = await loadPlaces(loading);
    const goods = await loadProducts(loading, handbooks, categories);
    await loadKits(loading, categories, goods.products);
    await loadSets(loading, categories, goods.products);
    await loadStock(loading, places, goods.skus);
    await loadDelivery(loading);
    await loadContent(loading);
  });
}
