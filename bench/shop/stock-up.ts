import { sql } from "kysely";
import { startEmbedded } from "../../api/db/embedded/embedded.ts";
import { createDb, createPool } from "../../api/db/pool.ts";
import { countStock } from "../../api/stock/public.ts";

export interface Pick {
  product: number;
  size: number;
}

const pieces = 1_000_000;
const products = 40;

/**
 * Fills the warehouse of a shop's data folder with sizes of what is on sale, so that a bench never
 * runs out, and answers them.
 */
export async function stockUp(dataDir: string): Promise<Pick[]> {
  const server = await startEmbedded(dataDir);
  const pool = createPool(server.url, { max: 1 });
  const db = createDb(pool);
  try {
    const { rows } = await sql<Pick & { sku: number; place: number }>`
      select o.product_id as product, o.size_id as size, o.sku_id as sku,
        (select min(id) from places where kind = 'warehouse') as place
      from sku_offers o
      where o.is_on_sale and not o.is_preorder
        and o.product_id in (select id from products order by id limit ${products})`.execute(db);
    await db.transaction().execute((trx) =>
      countStock(
        trx,
        rows.map(({ sku, place }) => ({ skuId: sku, placeId: place, onHand: pieces })),
        { cause: "correction", actor: "bench" },
      ),
    );
    return rows.map(({ product, size }) => ({ product, size }));
  } finally {
    await pool.end();
    await server.stop();
  }
}
