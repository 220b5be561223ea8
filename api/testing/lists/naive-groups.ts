import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";
import type { Piece } from "./naive-pieces.ts";

interface AttributeRow {
  id: number;
  slug: string;
  kind: string;
  is_upper_filter: boolean;
}

/** Upper attributes, size, color, brand, label, the other attributes; values in their order. */
export async function readGroups(db: Db, pieces: readonly Piece[]): Promise<Map<string, string[]>> {
  const { rows: attributes } = await sql<AttributeRow>`
    select * from attributes where is_filter and kind <> 'text' order by position, id`.execute(db);
  const groups = new Map<string, string[]>();
  const addAttributes = async (isUpper: boolean) => {
    for (const one of attributes.filter(({ is_upper_filter }) => is_upper_filter === isUpper)) {
      groups.set(one.slug, await valuesOf(db, one, pieces));
    }
  };
  await addAttributes(true);
  for (const [slug, values] of common) groups.set(slug, await slugsOf(db, values));
  await addAttributes(false);
  return groups;
}

const common = [
  [
    "size",
    sql<{ slug: string }>`
      select z.slug from sizes z
      where z.id in (select min(id) from sizes group by lower(trim(text)))
      order by grid_id, position`,
  ],
  ["color", sql<{ slug: string }>`select slug from colors order by title ->> 'ru'`],
  ["brand", sql<{ slug: string }>`select slug from brands order by title ->> 'ru'`],
  ["label", sql<{ slug: string }>`select slug from labels order by position, title ->> 'ru'`],
] as const;

async function slugsOf(db: Db, query: RawBuilder<{ slug: string }>): Promise<string[]> {
  return [...new Set((await query.execute(db)).rows.map(({ slug }) => slug))];
}

async function valuesOf(
  db: Db,
  { id, slug, kind }: AttributeRow,
  pieces: readonly Piece[],
): Promise<string[]> {
  if (kind === "boolean") return ["yes"];
  if (kind === "option") {
    const options = sql<{ slug: string }>`
      select slug from attribute_options where attribute_id = ${id}
      order by position, title ->> 'ru'`;
    return slugsOf(db, options);
  }
  const worn = new Set(pieces.flatMap((one) => [...(one.traits.get(slug) ?? [])]));
  const numberOf = (value: string) => Number(value.replace("-", "."));
  return [...worn].sort((a, b) => numberOf(a) - numberOf(b));
}
