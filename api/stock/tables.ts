import type { Generated } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Json } from "../settings/tables.ts";

export const stockCauses = [
  "receipt",
  "correction",
  "reserve",
  "release",
  "sale",
  "return",
  "import",
] as const;
export type StockCause = (typeof stockCauses)[number];

export interface StockTables {
  places: {
    id: Generated<number>;
    slug: string;
    kind: "warehouse" | "shop";
    title: Json<Said>;
    shop_id: number | null;
  };
  stock_balances: { sku_id: number; place_id: number; on_hand: number; reserved: number };
  stock_ledger: {
    id: Generated<number>;
    sku_id: number;
    place_id: number;
    cause: StockCause;
    on_hand_change: number;
    reserved_change: number;
    order_id: number | null;
    actor: string;
    reason: string;
    at: Generated<Date>;
  };
}
