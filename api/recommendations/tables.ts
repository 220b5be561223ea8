import type { Generated } from "kysely";
import type { Json } from "../settings/tables.ts";

export type ListKind = "popular" | "new";
export type CompanionKind = "seen" | "bought";
export type EventKind = "view" | "cart" | "purchase";

export interface RecommendationsTables {
  recommendation_views: {
    site_id: number;
    visit: string;
    product_id: number;
    code: string;
    seen_at: Generated<Date>;
  };
  recommendation_showings: { id: Generated<number>; site_id: number; products: number[] };
  recommendation_interest: {
    site_id: number;
    product_id: number;
    shown: Generated<number>;
    counted_at: Generated<Date>;
    heat: number | null;
  };
  recommendation_lists: {
    site_id: number;
    kind: ListKind;
    category_id: number;
    products: number[];
  };
  recommendation_companions: {
    site_id: number;
    kind: CompanionKind;
    product_id: number;
    products: number[];
  };
  recommendation_carts: { cart_id: string; visit: string; noted_at: Generated<Date> };
  recommendation_events: {
    id: Generated<number>;
    visit: string;
    kind: EventKind;
    facts: Json<Record<string, unknown>>;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    try_at: Generated<Date>;
  };
}
