import type { ColumnType, Generated } from "kysely";
import type { attributeKinds } from "#contract/goods/product-card.ts";
import type { Said } from "#contract/locale.ts";
import type { Video } from "#contract/pictures/media.ts";
import type { Json } from "../settings/tables.ts";
import type { DerivedTables } from "./derived-tables.ts";

type Id = Generated<number>;
/** A day without a time, "2026-12-01". */
type Day = string;

export type AttributeKind = (typeof attributeKinds)[number];
export type LinkKind = "look" | "similar" | "upsell";
export type ExternalEntity =
  | "product"
  | "sku"
  | "model"
  | "category"
  | "brand"
  | "customer"
  | "order";

export interface CatalogTables extends DerivedTables {
  brands: { id: Id; slug: string; title: Json<Said>; description: Json<Said> };
  colors: { id: Id; slug: string; title: Json<Said>; code: string };
  size_grids: { id: Id; slug: string; title: Json<Said> };
  sizes: { id: Id; grid_id: number; slug: string; text: string; value: string; position: number };
  labels: {
    id: Id;
    slug: string;
    title: Json<Said>;
    title_plural: Json<Said>;
    position: number;
  };
  collections: {
    id: Id;
    site_id: number;
    slug: string;
    title: Json<Said>;
    description: Json<Said>;
    list_image_id: string | null;
    image_mobile_id: string | null;
    position: number;
    publish_from: Date | null;
    publish_until: Date | null;
  };
  models: { id: Id; slug: string };
  categories: {
    id: Id;
    site_id: number;
    parent_id: number | null;
    slug: string;
    path: Generated<string>;
    depth: Generated<number>;
    title: Json<Said>;
    seo_title: Json<Said>;
    description: Json<Said>;
    seo_description: Json<Said>;
    color: string | null;
    show_in_menu: boolean;
    show_in_catalog_menu: boolean;
    is_special: boolean;
    is_selected: boolean;
    is_menu_image: boolean;
    image_id: string | null;
    ordering: number;
    kit_id: number | null;
    has_sets: boolean;
    archived_at: Date | null;
  };
  category_old_paths: { site_id: number; path: string; category_id: number };
  products: {
    id: Id;
    model_id: number | null;
    brand_id: number | null;
    color_id: number | null;
    size_grid_id: number | null;
    category_id: number | null;
    slug: string;
    sku_full: string;
    show_sku: boolean;
    title: Json<Said>;
    alt: Json<Said>;
    description: Json<Said>;
    seo_title: Json<Said>;
    seo_description: Json<Said>;
    country: string | null;
    tax_code: string;
    is_preorder: boolean;
    preorder_ships_on: Day | null;
    is_coming_soon: boolean;
    hover_video: Json<Video> | null;
    video: Json<Video> | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    archived_at: Date | null;
  };
  product_old_slugs: { slug: string; product_id: number };
  product_sites: {
    product_id: number;
    site_id: number;
    price: number;
    old_price: number | null;
    publish_from: Date | null;
    publish_until: Date | null;
    position: number;
  };
  skus: {
    id: Id;
    product_id: number;
    size_id: number;
    code: string;
    price: number | null;
    gtin: string | null;
    weight_g: number | null;
    length_mm: number | null;
    width_mm: number | null;
    height_mm: number | null;
    country: string | null;
    no_return: boolean;
    preorder_limit: Generated<number>;
    preordered: Generated<number>;
    position: number;
    archived_at: Date | null;
  };
  price_history: {
    id: Id;
    product_id: number;
    site_id: number;
    price: number;
    old_price: number | null;
    valid_from: Generated<Date>;
    valid_until: Date | null;
  };
  planned_prices: {
    id: Id;
    product_id: number;
    site_id: number;
    price: number;
    old_price: number | null;
    starts_at: Date;
    applied_at: Date | null;
  };
  product_categories: { category_id: number; product_id: number; position: number };
  product_labels: { product_id: number; label_id: number };
  product_pictures: {
    product_id: number;
    picture_id: string;
    position: number;
    alt: Json<Said>;
  };
  product_collections: { collection_id: number; product_id: number };
  product_links: { product_id: number; linked_id: number; kind: LinkKind; position: number };
  attributes: {
    id: Id;
    slug: string;
    title: Json<Said>;
    kind: AttributeKind;
    is_filter: boolean;
    is_upper_filter: boolean;
    is_shown: boolean;
    position: number;
  };
  attribute_options: {
    id: Id;
    attribute_id: number;
    slug: string;
    title: Json<Said>;
    position: number;
  };
  product_attributes: {
    id: Id;
    product_id: number;
    attribute_id: number;
    option_id: number | null;
    text: Json<Said> | null;
    number: ColumnType<string, number, number> | null;
    boolean: boolean | null;
  };
  kits: {
    id: Id;
    site_id: number;
    slug: string;
    title: Json<Said>;
    description: Json<Said>;
    archived_at: Date | null;
  };
  kit_products: { kit_id: number; product_id: number; position: number };
  external_ids: {
    source: string;
    entity: ExternalEntity;
    external_id: string;
    internal_id: number;
    fingerprint: string | null;
    seen_at: Generated<Date>;
  };
}
