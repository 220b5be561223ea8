import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { AskedCard } from "./cards.ts";

export interface KitRow {
  id: number;
  slug: string;
  title: Said;
  description: Said;
}

/** Living kits of the site by their ids or slugs. */
export async function selectKits(
  db: Db,
  siteId: number,
  idsOrSlugs: readonly string[],
): Promise<KitRow[]> {
  return db
    .selectFrom("kits")
    .where("site_id", "=", siteId)
    .where("archived_at", "is", null)
    .where(({ or, eb }) =>
      or([eb("slug", "in", [...idsOrSlugs]), eb(sql<string>`id::text`, "in", [...idsOrSlugs])]),
    )
    .select(["id", "slug", "title", "description"])
    .execute();
}

/** The products of kits, kit by kit, in the owner's order. */
export async function selectKitCards(
  db: Db,
  siteId: number,
  kitIds: readonly number[],
): Promise<(AskedCard & { kit_id: number })[]> {
  const { rows } = await sql<AskedCard & { kit_id: number }>`${prepared}
    select k.kit_id, k.position,
      k.product_id, c.card, c.price, c.old_price, c.in_stock, c.in_shops
    from kit_products k
    left join product_cards c on c.product_id = k.product_id and c.site_id = ${siteId}
      and now() >= c.shown_from and now() < c.shown_until
    where k.kit_id = any(${[...kitIds]}::bigint[])
    order by k.kit_id, k.position, k.product_id`.execute(db);
  return rows;
}
