import type { StockLine } from "../../stock/public.ts";
import type { UnitRow } from "../queries/read-order.ts";

/** How many of an order's pieces there are of each SKU. */
export function countBySku(units: readonly Pick<UnitRow, "sku_id">[]): StockLine[] {
  const counts = new Map<number, number>();
  for (const { sku_id } of units) counts.set(sku_id, (counts.get(sku_id) ?? 0) + 1);
  return [...counts].map(([skuId, quantity]) => ({ skuId, quantity }));
}
