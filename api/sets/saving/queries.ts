import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../../context.ts";
import type { SetsTables } from "../tables.ts";

type Sets = SetsTables["sets"];

export async function selectLivingSetId(
  db: Db,
  siteId: number,
  slug: string,
): Promise<number | null> {
  const row = await db
    .selectFrom("sets")
    .where("site_id", "=", siteId)
    .where("slug", "=", slug)
    .where("archived_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertSet(db: Db, row: Insertable<Sets>): Promise<number> {
  const { id } = await db.insertInto("sets").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateSet(db: Db, id: number, change: Updateable<Sets>): Promise<boolean> {
  const result = await db.updateTable("sets").set(change).where("id", "=", id).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Numbers the places of a site's living sets: these first, then the others as they stand. */
export async function putFirst(db: Db, siteId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update sets s set position = place.n
    from (
      select id, (row_number() over (
        order by array_position(${[...ids]}::bigint[], id), position, id desc))::integer as n
      from sets where site_id = ${siteId} and archived_at is null
    ) place
    where s.id = place.id and s.position <> place.n`.execute(db);
}

/** The tables of what belongs to a set, with the column and the type of what each row names. */
const parts = {
  set_products: { column: "product_id", type: "bigint" },
  set_pictures: { column: "picture_id", type: "text" },
  set_categories: { column: "category_id", type: "bigint" },
} as const;

/** Makes a set's rows exactly these, in their order, and touches none that stays as it was. */
export async function replaceParts(
  db: Db,
  setId: number,
  table: keyof typeof parts,
  ids: readonly (number | string)[],
): Promise<void> {
  const { column, type } = parts[table];
  const [rows, name] = [sql.table(table), sql.ref(column)];
  await sql`
    with given as (
      select distinct on (id) id, place::integer as position
      from unnest(${[...ids]}::${sql.raw(type)}[]) with ordinality as g (id, place)
      order by id, place
    ), gone as (
      delete from ${rows} where set_id = ${setId} and ${name} not in (select id from given)
    )
    insert into ${rows} as present (set_id, ${name}, position)
    select ${setId}, id, position from given
    on conflict (set_id, ${name}) do update set position = excluded.position
    where present.position <> excluded.position`.execute(db);
}
