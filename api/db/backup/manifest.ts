import type pg from "pg";

export const FORMAT = 1;

/** What the shop keeps in its data folder besides the database; the rest is made of it again. */
export const KEPT_FILES = ["secret", "media/originals"];

export interface Manifest {
  format: typeof FORMAT;
  createdAt: string;
  migrations: { number: number; name: string; checksum: string }[];
  tables: { name: string; columns: string[] }[];
  /** Where each sequence stands; null for one that was never used. */
  sequences: { name: string; value: number | null }[];
}

/** The last entry: an archive without it, or with other counts, is not whole. */
export interface Ending {
  rows: Record<string, number>;
  files: number;
}

/** Reads what there is inside the caller's snapshot. */
export async function readManifest(client: pg.ClientBase): Promise<Manifest> {
  const migrations = await client.query(
    "select number, name, checksum from schema_migrations order by number",
  );
  // Generated columns are worked out again by the table itself.
  const tables = await client.query(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname`);
  const sequences = await client.query(`
    select sequencename as name, last_value as value
    from pg_sequences where schemaname = 'public' order by 1`);
  return {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows,
    tables: tables.rows,
    sequences: sequences.rows,
  };
}

/** `COPY "orders" ("id","number")`, to be followed by FROM or TO. */
export function copyCommand({ name, columns }: Manifest["tables"][number]): string {
  return `copy public.${quoted(name)} (${columns.map(quoted).join(",")})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
