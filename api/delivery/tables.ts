import type { Generated } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { DeliveryType } from "#contract/ordering/delivery-types.ts";
import type { Json } from "../settings/tables.ts";

export interface DeliveryTables {
  delivery_zones: {
    id: Generated<number>;
    site_id: number;
    slug: string;
    title: Json<Said>;
    is_default: boolean;
  };
  delivery_zone_localities: { zone_id: number; locality_id: number };
  delivery_rates: {
    zone_id: number;
    type: DeliveryType;
    /** Kopecks. */
    price: number;
    free_from: number | null;
    /** Working days in Moscow. */
    days: number;
  };
}
