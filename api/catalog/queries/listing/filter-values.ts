import { sql } from "kysely";
import type { Db } from "../../../context.ts";
import { prepared } from "../../../db/prepared.ts";
import type { ValueRow } from "./filter-counts.ts";

/**
 * Those of the given values that there are: the handbooks name them, or, for a number, some product
 * on the site has it. A size of another grid is the choice that it belongs to.
 */
export async function selectKnownValues(
  db: Db,
  siteId: number,
  asked: readonly { name: string; value: string }[],
): Promise<Omit<ValueRow, "count">[]> {
  const { rows } = await sql<Omit<ValueRow, "count">>`${prepared}
    select distinct on (asked.name, asked.value)
      asked.name, asked.value, v.id, v.title, v.color_code, v.shelf, v.position
    from (
      select given.name, coalesce((
        select choice from size_choices
        where given.name = 'size' and slug = given.value
        order by choice = given.value desc, id limit 1), given.value) as value
      from unnest(${asked.map(({ name }) => name)}::text[],
        ${asked.map(({ value }) => value)}::text[]) given (name, value)
    ) asked
    left join filter_values v on v.name = asked.name and v.value = asked.value
    where v.id is not null or exists (
      select from facet_bits f
      join filter_attributes a on a.slug = f.name and a.kind = 'number'
      where f.site_id = ${siteId} and f.name = asked.name and f.value = asked.value
        and bit_count(f.bits) > 0)`.execute(db);
  return rows;
}

/** Slugs of the attributes that are filter groups. */
export async function selectFilterAttributes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from filter_attributes`.execute(db);
  return rows.map(({ slug }) => slug);
}
