import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { CardPicture } from "../derived-tables.ts";

export interface CollectionRow {
  id: number;
  slug: string;
  title: Said;
  list_image: CardPicture | null;
  image_mobile: CardPicture | null;
  is_shown: boolean;
  changes_at: Date | null;
}

const pictureOf = (id: string) => sql`
  (select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
    'alt', c.title, 'preview', p.preview) from pictures p where p.id = ${sql.ref(id)})`;

/** Collections that are shown now or will be, in the owner's order. */
export async function selectCollections(db: Db, siteId: number): Promise<CollectionRow[]> {
  const { rows } = await sql<CollectionRow>`${prepared}
    select c.id, c.slug, c.title,
      ${pictureOf("c.list_image_id")} as list_image,
      ${pictureOf("c.image_mobile_id")} as image_mobile,
      coalesce(c.publish_from <= now(), true) as is_shown,
      case when c.publish_from > now() then c.publish_from else c.publish_until end as changes_at
    from collections c
    where c.site_id = ${siteId} and coalesce(c.publish_until > now(), true)
    order by c.position, c.id`.execute(db);
  return rows;
}
