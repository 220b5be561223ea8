import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../../context.ts";

export async function upsertKit(
  db: Db,
  kit: { siteId: number; slug: string; title: Said; description?: Said },
): Promise<number> {
  const title = JSON.stringify(kit.title);
  const description = JSON.stringify(kit.description ?? {});
  const { rows } = await sql<{ id: number }>`
    insert into kits (site_id, slug, title, description)
    values (${kit.siteId}, ${kit.slug}, ${title}, ${description})
    on conflict (site_id, slug) where archived_at is null do update
    set title = excluded.title,
      description = case when ${kit.description !== undefined} then excluded.description
        else kits.description end
    returning id`.execute(db);
  return rows[0]?.id as number;
}

export async function replaceKitProducts(
  db: Db,
  kitId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    with given as (
      select distinct on (id) id, position::integer
      from unnest(${[...productIds]}::bigint[]) with ordinality as g (id, position)
      order by id, position
    ), gone as (
      delete from kit_products where kit_id = ${kitId} and product_id not in (select id from given)
    )
    insert into kit_products as present (kit_id, product_id, position)
    select ${kitId}, id, position from given
    on conflict (kit_id, product_id) do update set position = excluded.position
    where present.position <> excluded.position`.execute(db);
}
