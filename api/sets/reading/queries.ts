import { type Selectable, sql } from "kysely";
import { limits } from "#contract/limits.ts";
import type { Said } from "#contract/locale.ts";
import type { CardPicture } from "../../catalog/public.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { SetsTables } from "../tables.ts";

export type SetRow = Selectable<SetsTables["shown_sets"]>;

/** Which sets are asked for; null where it does not matter. */
export interface SetChoice {
  siteId: number;
  /** They belong to one of these categories. */
  categoryIds: readonly number[] | null;
  /** It is one of their pieces. */
  productId: number | null;
}

const ofChoice = ({ siteId, categoryIds, productId }: SetChoice) => sql`
  s.site_id = ${siteId}
  and (${categoryIds && [...categoryIds]}::bigint[] is null or exists (
    select from set_categories c
    where c.set_id = s.id and c.category_id = any(${categoryIds && [...categoryIds]}::bigint[])))
  and (${productId}::bigint is null or s.id in (
    select set_id from set_products where product_id = ${productId}::bigint))`;

/** How many are shown; more than a list is deep are not counted. */
export async function countSets(db: Db, choice: SetChoice): Promise<number> {
  const { rows } = await sql<{ count: number }>`${prepared}
    select count(*)::integer as count from (
      select from standing_sets s where ${ofChoice(choice)} limit ${limits.listDepth}
    ) shown`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A stretch of the shown sets: in the owner's order, then the newest first; none below the depth. */
export async function selectSets(
  db: Db,
  choice: SetChoice,
  { offset, limit }: { offset: number; limit: number },
): Promise<SetRow[]> {
  if (offset >= limits.listDepth) return [];
  const { rows } = await sql<SetRow>`${prepared}
    with part as materialized (
      select s.id from standing_sets s where ${ofChoice(choice)}
      order by s.position, s.id desc offset ${offset} limit ${limit}
    )
    select s.* from part join shown_sets s on s.id = part.id
    order by s.position, s.id desc`.execute(db);
  return rows;
}

export interface MeantSets {
  /** Ids of sets, before all others. */
  ids: readonly number[];
  /** Ids of products, the best first: the sets that they are pieces of. */
  pieces: readonly number[];
}

/** More are not counted. */
const meantMax = 50;

/** Shown sets by their ids or their pieces, each with how many there are. */
export async function selectMeantSets(
  db: Db,
  siteId: number,
  { ids, pieces }: MeantSets,
  atMost: number,
): Promise<(SetRow & { total: number })[]> {
  const { rows } = await sql<SetRow & { total: number }>`${prepared}
    with meant as (
      select id, min(place) as place
      from (
        select id, n - ${ids.length}::bigint as place
        from unnest(${[...ids]}::bigint[]) with ordinality own (id, n)
        union all
        select sp.set_id, piece.n
        from unnest(${[...pieces]}::bigint[]) with ordinality piece (id, n)
        join set_products sp on sp.product_id = piece.id
      ) ways
      group by id order by 2, 1 limit ${meantMax}
    )
    select s.*, count(*) over ()::integer as total
    from meant join shown_sets s on s.id = meant.id and s.site_id = ${siteId}
    order by meant.place, s.id limit ${atMost}`.execute(db);
  return rows;
}

/** When the next of the chosen sets begins or ends to be published. */
export async function selectNextChange(db: Db, choice: SetChoice): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`${prepared}
    select min(t.at) as at
    from sets s cross join lateral (values (s.publish_from), (s.publish_until)) t (at)
    where t.at > now() and s.archived_at is null and ${ofChoice(choice)}`.execute(db);
  return rows[0]?.at ?? null;
}

/** The living set that is meant by an id, a slug or a slug it once had; a present slug goes first. */
export async function selectSetId(
  db: Db,
  siteId: number,
  idOrSlug: string,
): Promise<number | null> {
  const id = /^[1-9]\d{0,14}$/.test(idOrSlug) ? Number(idOrSlug) : null;
  const { rows } = await sql<{ id: number }>`${prepared}
    select s.id
    from sets s
    left join set_old_slugs o on o.set_id = s.id and o.slug = ${idOrSlug}
    where s.site_id = ${siteId} and s.archived_at is null
      and (s.slug = ${idOrSlug} or s.id = ${id}::bigint or o.slug is not null)
    order by s.slug = ${idOrSlug} desc, s.id = ${id}::bigint desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export interface WholeSetRow extends SetRow {
  seo_title: Said;
  seo_description: Said;
  publish_until: Date | null;
  pictures: CardPicture[];
  /** The first of those whose looks it is one of. */
  category_id: number | null;
  /** Its pieces, those too that are not shown. */
  piece_ids: number[];
}

/** A set with all that its own page says; null while it is not shown. */
export async function selectSet(db: Db, siteId: number, id: number): Promise<WholeSetRow | null> {
  const { rows } = await sql<WholeSetRow>`${prepared}
    select v.*, s.seo_title, s.seo_description, s.publish_until,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width,
          'height', p.height, 'alt', s.title, 'preview', p.preview)
          order by sp.position, p.id), '[]')
        from set_pictures sp join pictures p on p.id = sp.picture_id
        where sp.set_id = s.id) as pictures,
      (select category_id from set_categories where set_id = s.id
        order by position limit 1) as category_id,
      array(select product_id from set_products where set_id = s.id
        order by position, product_id) as piece_ids
    from shown_sets v join sets s using (id)
    where v.site_id = ${siteId} and v.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
