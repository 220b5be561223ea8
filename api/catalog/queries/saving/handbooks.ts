import { type Expression, sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../../context.ts";

type Value = string | number | boolean | null | Said | undefined;
type HandbookTable = "brands" | "colors" | "size_grids" | "labels" | "attributes";

/**
 * Adds a row or changes the one with this slug, writing only what differs; what is undefined
 * stays as it is. Answers the row's id.
 */
export async function upsertBySlug(
  db: Db,
  table: HandbookTable,
  row: { slug: string } & Record<string, Value>,
): Promise<number> {
  return upsert(db, table, ["slug"], row);
}

/** The same for any table with an id and a unique key. */
export async function upsert(
  db: Db,
  table: string,
  key: readonly string[],
  row: Record<string, Value>,
): Promise<number> {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const columns = given.map(([name]) => sql.ref(name));
  const values = given.map(([, value]) => parameter(value));
  const changing = given.map(([name]) => name).filter((name) => !key.includes(name));
  const excluded = changing.map((name) => sql`excluded.${sql.ref(name)}`);
  const present = changing.map((name) => sql`${sql.table(table)}.${sql.ref(name)}`);
  const set = changing.map((name, index) => sql`${sql.ref(name)} = ${excluded[index]}`);
  const { rows } = await sql<{ id: number }>`
    with written as (
      insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})
      on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do ${
        changing.length === 0
          ? sql`nothing`
          : sql`update set ${sql.join(set)}
              where (${sql.join(present)}) is distinct from (${sql.join(excluded)})`
      }
      returning id
    )
    select id from written
    union all
    select id from ${sql.table(table)}
    where ${sql.join(
      key.map((name) => sql`${sql.ref(name)} = ${parameter(row[name])}`),
      sql` and `,
    )}
    limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Error(`A row of ${table} was neither written nor found`);
  return found.id;
}

function parameter(value: Value): Expression<unknown> {
  return typeof value === "object" && value !== null
    ? sql`${JSON.stringify(value)}::jsonb`
    : sql`${value}`;
}
