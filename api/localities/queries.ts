import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";

export interface LocalityRow {
  id: number;
  slug: string;
  title: Said;
  region: Said;
  count: number;
}

/** Localities of which a word begins with `start`, the largest first; each knows how many there are. */
export async function selectLocalities(
  db: Db,
  { start, limit, offset }: { start: string; limit: number; offset: number },
): Promise<{ rows: LocalityRow[]; count: number }> {
  const escaped = start.toLowerCase().replace(/[\\%_]/g, "\\$&");
  const named = sql`lower(coalesce(title ->> 'ru', '') || ' ' || coalesce(title ->> 'en', ''))`;
  const matching = sql`
    from localities
    where ${named} like ${`${escaped}%`} or ${named} like ${`% ${escaped}%`}`;
  const { rows } = await sql<LocalityRow>`
    select id, slug, title, region ${matching}
    order by population desc, id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count ${matching}`.execute(db);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

export interface LocalityInput {
  slug: string;
  title: Said;
  region?: Said;
  /** IANA name. */
  zone?: string;
  lat?: number;
  lon?: number;
  population?: number;
}

export function upsertLocality(db: Db, input: LocalityInput): Promise<{ id: number }> {
  const { slug, ...rest } = input;
  const values = {
    ...rest,
    title: JSON.stringify(input.title),
    region: JSON.stringify(input.region ?? {}),
  };
  return db
    .insertInto("localities")
    .values({ slug, ...values })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
}
