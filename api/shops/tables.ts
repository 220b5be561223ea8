import type { Generated } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Json } from "../settings/tables.ts";

export interface ShopsTables {
  shops: {
    id: Generated<number>;
    site_id: number;
    slug: string;
    title: Json<Said>;
    city: Json<Said>;
    address: Json<Said>;
    phone: string;
    hours: Json<Said>;
    zone: string;
    lat: number;
    lon: number;
    is_pickup: boolean;
    position: number;
    archived_at: Date | null;
  };
}
