import type { Db } from "../../context.ts";
import {
  type ExternalRow,
  type KnownProduct,
  selectCodesOfOthers,
  selectEmptyCategoriesOf,
  selectExternalRows,
  selectFirstOfModels,
  selectKnownProducts,
  selectLivingOfSource,
  upsertExternalRows,
} from "../queries/saving/external-lists.ts";
import type { ExternalEntity } from "../tables.ts";

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

/** Those of a source's products that were imported before, by name, and what became of them. */
export async function findKnownProducts(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const rows = await selectKnownProducts(db, source, externalIds);
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** The id of the first living product of each of a source's models that has one, by its name. */
export async function findFirstOfModels(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await selectFirstOfModels(db, source, externalIds);
  return new Map(rows.map(({ externalId, productId }) => [externalId, productId]));
}

/** Those of these SKU codes that living pieces have which another source, or a hand, brought. */
export async function findCodesOfOthers(
  db: Db,
  source: string,
  codes: readonly string[],
): Promise<string[]> {
  return codes.length === 0 ? [] : selectCodesOfOthers(db, source, codes);
}

/** Remembers many names at once; no name of an entity may stand in `rows` twice. */
export async function rememberExternals(
  db: Db,
  source: string,
  rows: readonly (ExternalRow & { entity: ExternalEntity })[],
): Promise<void> {
  if (rows.length > 0) await upsertExternalRows(db, source, rows);
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
