import type { Generated } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Json } from "../settings/tables.ts";

export interface ContentTables {
  pages: {
    id: Generated<number>;
    site_id: number;
    slug: string;
    title: Json<Said>;
    seo_title: Json<Said>;
    seo_description: Json<Said>;
    content: Json<Said>;
    image_id: string | null;
    image_mobile_id: string | null;
    image_alt: Json<Said>;
    publish_from: Date | null;
    publish_until: Date | null;
    updated_at: Generated<Date>;
  };
  home_sections: {
    id: Generated<number>;
    site_id: number;
    position: number;
    kind: string;
    content: Json<unknown>;
    publish_from: Date | null;
    publish_until: Date | null;
  };
}
