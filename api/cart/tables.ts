import type { Generated } from "kysely";

export interface CartTables {
  carts: {
    id: string;
    site_id: number;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  cart_items: {
    id: Generated<number>;
    cart_id: string;
    sku_id: number;
    quantity: number;
    /** Kopecks. */
    seen_price: number;
    is_preorder: boolean;
    added_at: Generated<Date>;
  };
}
