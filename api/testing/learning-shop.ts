import { sql } from "kysely";
import { beforeEach } from "vitest";
import { kopecks } from "#contract/money.ts";
import { saveProduct } from "../catalog/public.ts";
import { learnCompanions, learnInterest } from "../recommendations/learning/learn.ts";
import { countStock } from "../stock/public.ts";
import { openShop } from "./open-shop.ts";
import { restock } from "./shopper.ts";
import { siteId } from "./small-shop.ts";

/**
 * The small shop with a belt and a scarf among the shirts and a skirt among the dresses, where
 * nothing has been seen or bought before each test. Call it at the top of a test file.
 */
export async function openLearningShop() {
  const shop = await openShop();
  const { db, ask } = shop;

  /** A piece of its own model, three in the warehouse. Price in kopecks. */
  async function sell(slug: string, categoryId = shop.categories.shirts, price = 500_000) {
    const { id, skus } = await saveProduct(
      db,
      {
        siteId,
        slug,
        skuFull: slug.toUpperCase(),
        title: { ru: slug, en: slug },
        price: kopecks(price),
        categoryId,
        categories: [{ id: categoryId, position: 100 }],
        skus: [{ code: `${slug}-m`, sizeId: shop.sizes.get("m") as number }],
      },
      "test",
    );
    const skuId = [...skus.values()][0] as number;
    await countStock(db, [{ skuId, placeId: shop.warehouse, onHand: 3 }], {
      cause: "receipt",
      actor: "test",
    });
    return id;
  }

  /** One visit opens these products, in this order; `code` is the slider that led to them. */
  async function view(
    products: number[],
    code?: string,
    visit: string = crypto.randomUUID(),
  ): Promise<void> {
    for (const opened of products) {
      await tell({ visit, opened, ...(code && { recommend_code: code }) });
    }
  }

  /** A slider was on the screen with these products. */
  async function show(products: number[]): Promise<void> {
    await tell({ visit: crypto.randomUUID(), shown: products });
  }

  async function tell(body: object): Promise<void> {
    const { status } = await ask("POST products/viewed/?site_id=2", body);
    if (status !== 200) throw new Error(`A view was answered with ${status}`);
  }

  /** Ids of the products that are recommended for a query. */
  async function recommends(query: string): Promise<number[]> {
    const { status, body } = await ask(`GET recommendations/?${query}`);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.recommends;
  }

  async function learn(): Promise<void> {
    await learnInterest({ db });
    await learnCompanions({ db });
  }

  const goods = {
    belt: await sell("belt"),
    scarf: await sell("scarf"),
    skirt: await sell("skirt", shop.categories.dresses),
  };

  beforeEach(async () => {
    await sql`truncate recommendation_views, recommendation_showings, recommendation_interest,
      recommendation_lists, recommendation_companions, cart_items`.execute(db);
    await sql`update orders set state = 'cancelled'`.execute(db);
    await restock(shop);
  });

  return { ...shop, shop, ...goods, sell, view, show, recommends, learn };
}
