import { sql } from "kysely";
import type { Db } from "../../context.ts";
import type { CardRow } from "./cards.ts";

export interface ListPage {
  siteId: number;
  /** Null: the whole catalogue. */
  categoryId: number | null;
  limit: number;
  offset: number;
}

const inCategory = (categoryId: number | null) => sql`
  ${categoryId}::bigint is null or exists (
    select from product_categories pc
    join categories c on c.id = pc.category_id
    join categories top on top.id = ${categoryId}
    where pc.product_id = f.product_id
      and (c.id = top.id or starts_with(c.path, top.path || '/')))`;

export async function selectListPage(db: Db, page: ListPage): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select f.*, ps.position
    from product_facts f
    join product_sites ps on ps.product_id = f.product_id and ps.site_id = f.site_id
    where f.site_id = ${page.siteId} and now() >= f.shown_from and now() < f.shown_until
      and (${inCategory(page.categoryId)})
    order by ps.position, f.shown_from desc, f.product_id desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countList(db: Db, siteId: number, categoryId: number | null) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from product_facts f
    where f.site_id = ${siteId} and now() >= f.shown_from and now() < f.shown_until
      and (${inCategory(categoryId)})`.execute(db);
  return rows[0]?.count ?? 0;
}
