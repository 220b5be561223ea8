import type { Db } from "../context.ts";
import { refuse } from "../refuse.ts";
import { reserveInWarehouses, type StockLine } from "./queries/reservations.ts";

/**
 * Takes the pieces of an order aside in the warehouses, all of them or none: wants a transaction
 * that ends when it refuses. @throws Refusal size_gone, not_enough_stock (`data.sku`: id,
 * `data.available`).
 */
export async function reserveStock(
  db: Db,
  lines: readonly StockLine[],
  orderId: number,
  actor: string,
): Promise<void> {
  const reserved = await reserveInWarehouses(db, lines, orderId, actor);
  const short = reserved.find((line) => line.available < line.asked);
  if (!short) return;
  if (short.available <= 0) refuse("size_gone", { sku: short.sku_id });
  refuse("not_enough_stock", { sku: short.sku_id, available: short.available });
}
