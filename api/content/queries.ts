import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import { prepared } from "../db/prepared.ts";

export interface SectionRow {
  id: number;
  kind: string;
  content: unknown;
  is_shown: boolean;
  /** When it begins or ends to be shown next. */
  changes_at: Date | null;
}

/** Sections of the home page that are shown now or will be, from top to bottom. */
export async function selectSections(db: Db, siteId: number): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`${prepared}
    select id, kind, content,
      coalesce(publish_from <= now(), true) as is_shown,
      case when publish_from > now() then publish_from else publish_until end as changes_at
    from home_sections
    where site_id = ${siteId} and coalesce(publish_until > now(), true)
    order by position, id`.execute(db);
  return rows;
}

export interface PageRow {
  slug: string;
  title: Said;
  seo_title: Said;
  seo_description: Said;
  content: Said;
  image_id: string | null;
  image_mobile_id: string | null;
  image_alt: Said;
  updated_at: Date;
  publish_until: Date | null;
}

/** A static page if it is shown now. */
export async function selectPage(db: Db, siteId: number, slug: string): Promise<PageRow | null> {
  const { rows } = await sql<PageRow>`${prepared}
    select slug, title, seo_title, seo_description, content, image_id, image_mobile_id, image_alt,
      updated_at, publish_until
    from pages
    where site_id = ${siteId} and slug = ${slug}
      and coalesce(publish_from <= now(), true) and coalesce(publish_until > now(), true)
  `.execute(db);
  return rows[0] ?? null;
}
