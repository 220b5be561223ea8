import type { ColumnType, Generated } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { CardPicture } from "../catalog/derived-tables.ts";
import type { Json } from "../settings/tables.ts";

export interface SetsTables {
  sets: {
    id: Generated<number>;
    site_id: number;
    slug: string;
    title: Json<Said>;
    description: ColumnType<Said, string | undefined, string>;
    seo_title: ColumnType<Said, string | undefined, string>;
    seo_description: ColumnType<Said, string | undefined, string>;
    position: Generated<number>;
    publish_from: Date | null;
    publish_until: Date | null;
    archived_at: Date | null;
  };
  set_old_slugs: { site_id: number; slug: string; set_id: number };
  set_products: { set_id: number; product_id: number; position: number };
  set_pictures: { set_id: number; picture_id: string; position: number };
  set_categories: { set_id: number; category_id: number; position: number };
  /** A view: what shoppers see now; the search reads it too. */
  shown_sets: {
    id: number;
    site_id: number;
    slug: string;
    title: Said;
    description: Said;
    position: number;
    /** Pieces that are shown, in the owner's order. */
    product_ids: number[];
    products_count: number;
    /** Kopecks; of the pieces that go into the cart together. */
    price: number;
    image: CardPicture | null;
  };
}
