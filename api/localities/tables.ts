import type { Generated } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Json } from "../settings/tables.ts";

export interface LocalitiesTables {
  localities: {
    id: Generated<number>;
    slug: string;
    title: Json<Said>;
    region: Json<Said>;
    zone: Generated<string>;
    lat: number | null;
    lon: number | null;
    /** The larger the earlier it is proposed. */
    population: Generated<number>;
  };
}
