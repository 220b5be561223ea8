import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../context.ts";

/** A table whose rows belong to one product. */
export interface PartTable {
  name: string;
  /** What tells two rows of a product apart, with SQL types. */
  key: Readonly<Record<string, string>>;
  /** What else a row says. */
  says: Readonly<Record<string, string>>;
  /** The unique index; absent: the product and the key. */
  unique?: string;
}

export interface Parts {
  table: PartTable;
  /** By column names; of two rows with one key the first stays. */
  rows: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Makes a product's rows in these tables exactly what is given, in one statement, and touches no
 * row that stays as it was.
 */
export async function replaceParts(
  db: Db,
  productId: number,
  parts: readonly Parts[],
): Promise<void> {
  if (parts.length === 0) return;
  const steps = parts.flatMap((part, index) => stepsOf(part, productId, `_${index}`));
  await sql`with ${sql.join(steps)} select`.execute(db);
}

function stepsOf({ table, rows }: Parts, productId: number, mark: string): RawBuilder<unknown>[] {
  const typed = { ...table.key, ...table.says };
  const named = (names: readonly string[], from?: string) =>
    sql.join(names.map((name) => sql.ref(from ? `${from}.${name}` : name)));
  const [columns, key, says] = [typed, table.key, table.says].map(Object.keys) as [
    string[],
    string[],
    string[],
  ];
  const types = sql.raw(columns.map((name) => `"${name}" ${typed[name]}`).join(", "));
  const [name, given] = [sql.table(table.name), sql.table(`given${mark}`)];
  const unique = sql.raw(table.unique ?? ["product_id", ...key].join(", "));
  const change =
    says.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(
          says.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
        )} where (${named(says, "present")}) is distinct from (${named(says, "excluded")})`;
  return [
    sql`${given} as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(firstOfKeys(rows, key))}::jsonb)
        as g (${types})
    )`,
    sql`${sql.table(`gone${mark}`)} as (
      delete from ${name} p where p.product_id = ${productId} and not exists (
        select from ${given} g
        where (${named(key, "g")}) is not distinct from (${named(key, "p")}))
    )`,
    sql`${sql.table(`put${mark}`)} as (
      insert into ${name} as present (product_id, ${named(columns)})
      select ${productId}::bigint, ${named(columns)} from ${given}
      on conflict (${unique}) ${change}
    )`,
  ];
}

function firstOfKeys(rows: Parts["rows"], key: readonly string[]): Parts["rows"] {
  const first = new Map<string, Parts["rows"][number]>();
  for (const row of rows) {
    const named = JSON.stringify(key.map((column) => row[column] ?? null));
    if (!first.has(named)) first.set(named, row);
  }
  return [...first.values()];
}
