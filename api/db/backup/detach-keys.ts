import type pg from "pg";
import { type Manifest, quoted } from "./manifest.ts";

/**
 * Empties the tables, takes their foreign keys off and silences their triggers, so that rows can
 * come in any order and nothing is derived twice. An owner of the tables may do this; a superuser
 * is not needed.
 *
 * @returns puts all of it back, which checks every key.
 */
export async function detachKeys(
  client: pg.ClientBase,
  tables: Manifest["tables"],
): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => `public.${quoted(name)}`);
  if (names.length > 0) await client.query(`truncate ${names.join(", ")}`);
  const { rows: keys } = await client.query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const key of keys)
    await client.query(`alter table ${key.table} drop constraint ${key.name}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return async () => {
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}
