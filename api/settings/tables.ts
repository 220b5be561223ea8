import type { ColumnType, Generated } from "kysely";
import type { Said } from "#contract/locale.ts";

/** A jsonb column that is always written as text, so that arrays and strings arrive as JSON too. */
export type Json<T> = ColumnType<T, T | string, T | string>;

export interface SettingsTables {
  legal_entities: {
    id: Generated<number>;
    name: string;
    inn: string;
    ogrn: string;
    address: string;
    tax_system: Generated<string>;
  };
  sites: {
    id: number;
    slug: string;
    name: Json<Said>;
    host: string | null;
    legal_entity_id: number | null;
  };
  settings: { site_id: number; name: string; value: Json<unknown> };
  menus: { id: Generated<number>; site_id: number; name: string; title: Json<Said> };
  menu_items: {
    id: Generated<number>;
    menu_id: number;
    parent_id: number | null;
    position: number;
    title: Json<Said>;
    url: string;
    url_title: Json<Said>;
    color: string | null;
    is_selected: boolean;
    a_class_name: string;
  };
  quick_alerts: {
    id: Generated<number>;
    site_id: number;
    place: "header" | "footer";
    position: number;
    text: Json<Said>;
    text_color: string;
    bg_color: string;
    url: string;
    publish_from: Date | null;
    publish_until: Date | null;
  };
}
