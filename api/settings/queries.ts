import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";

export function selectSettings(db: Db, siteId: number) {
  return db
    .selectFrom("settings")
    .where("site_id", "=", siteId)
    .select(["name", "value"])
    .execute();
}

export function selectSeller(db: Db, siteId: number) {
  return db
    .selectFrom("sites as s")
    .leftJoin("legal_entities as l", "l.id", "s.legal_entity_id")
    .where("s.id", "=", siteId)
    .select(["s.name as site_name", "l.name", "l.inn", "l.ogrn", "l.address"])
    .executeTakeFirst();
}

export interface MenuItemRow {
  menu: string;
  menu_title: Said;
  id: number;
  parent_id: number | null;
  title: Said;
  url: string;
  url_title: Said;
  color: string | null;
  is_selected: boolean;
  a_class_name: string;
}

/** Items of every menu of the site in their order; the tree is told by `parent_id`. */
export function selectMenuItems(db: Db, siteId: number): Promise<MenuItemRow[]> {
  return db
    .selectFrom("menus as m")
    .innerJoin("menu_items as i", "i.menu_id", "m.id")
    .where("m.site_id", "=", siteId)
    .select([
      "m.name as menu",
      "m.title as menu_title",
      "i.id",
      "i.parent_id",
      "i.title",
      "i.url",
      "i.url_title",
      "i.color",
      "i.is_selected",
      "i.a_class_name",
    ])
    .orderBy("m.id")
    .orderBy("i.position")
    .orderBy("i.id")
    .execute();
}

export interface QuickAlertRow {
  id: number;
  place: "header" | "footer";
  text: Said;
  text_color: string;
  bg_color: string;
  url: string;
  is_shown: boolean;
  /** When it begins or ends to be shown next. */
  changes_at: Date | null;
}

/** Announcements that are shown now or will be. */
export async function selectQuickAlerts(db: Db, siteId: number): Promise<QuickAlertRow[]> {
  const { rows } = await sql<QuickAlertRow>`${prepared}
    select id, place, text, text_color, bg_color, url,
      coalesce(publish_from <= now(), true) as is_shown,
      case when publish_from > now() then publish_from else publish_until end as changes_at
    from quick_alerts
    where site_id = ${siteId} and coalesce(publish_until > now(), true)
    order by position, id`.execute(db);
  return rows;
}
