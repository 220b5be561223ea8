import type { Db } from "../context.ts";
import {
  type ExternalRow,
  selectEmptyCategoriesOf,
  selectExternalRows,
  selectLivingOfSource,
  upsertExternalRows,
} from "./queries/external-lists.ts";
import type { ExternalEntity } from "./tables.ts";

/** Those of these names that were imported before, by name. */
export async function findExternals(
  db: Db,
  source: string,
  entity: ExternalEntity,
  externalIds: readonly string[],
): Promise<Map<string, ExternalRow>> {
  if (externalIds.length === 0) return new Map();
  const rows = await selectExternalRows(db, source, entity, externalIds);
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Remembers many names at once; no name may stand in `rows` twice. */
export async function rememberExternals(
  db: Db,
  source: string,
  entity: ExternalEntity,
  rows: readonly ExternalRow[],
): Promise<void> {
  if (rows.length > 0) await upsertExternalRows(db, source, entity, rows);
}

/** Every product of a source that is still sold, a thousand at a time. */
export async function* livingProductsOf(
  db: Db,
  source: string,
): AsyncGenerator<{ externalId: string; id: number }[]> {
  for (let afterId = 0; ; ) {
    const rows = await selectLivingOfSource(db, source, afterId);
    if (rows.length === 0) return;
    yield rows;
    afterId = rows.at(-1)?.id ?? afterId;
  }
}

/** Categories that a source made and that list nothing any more, the deepest first. */
export function findEmptyCategories(
  db: Db,
  source: string,
): Promise<{ externalId: string; id: number }[]> {
  return selectEmptyCategoriesOf(db, source);
}
