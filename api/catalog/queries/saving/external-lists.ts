import { sql } from "kysely";
import type { Db } from "../../../context.ts";
import type { ExternalEntity } from "../../tables.ts";

export interface ExternalRow {
  externalId: string;
  internalId: number;
  fingerprint: string | null;
}

export async function selectExternalRows(
  db: Db,
  source: string,
  entity: ExternalEntity,
  externalIds: readonly string[],
): Promise<ExternalRow[]> {
  const { rows } = await sql<ExternalRow>`
    select external_id as "externalId", internal_id as "internalId", fingerprint
    from external_ids
    where source = ${source} and entity = ${entity} and external_id = any(${[...externalIds]})
  `.execute(db);
  return rows;
}

export interface KnownProduct extends ExternalRow {
  slug: string;
  isArchived: boolean;
}

export async function selectKnownProducts(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<KnownProduct[]> {
  const { rows } = await sql<KnownProduct>`
    select e.external_id as "externalId", e.internal_id as "internalId", e.fingerprint,
      p.slug, p.archived_at is not null as "isArchived"
    from external_ids e join products p on p.id = e.internal_id
    where e.source = ${source} and e.entity = 'product'
      and e.external_id = any(${[...externalIds]})`.execute(db);
  return rows;
}

/** The first living product of each of these models, by the model's name in the source. */
export async function selectFirstOfModels(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<{ externalId: string; productId: number }[]> {
  const { rows } = await sql<{ externalId: string; productId: number }>`
    select e.external_id as "externalId", min(p.id) as "productId"
    from external_ids e join products p on p.model_id = e.internal_id
    where e.source = ${source} and e.entity = 'model'
      and e.external_id = any(${[...externalIds]}) and p.archived_at is null
    group by e.external_id`.execute(db);
  return rows;
}

/** Codes among these that living SKUs have which did not come from the source. */
export async function selectCodesOfOthers(
  db: Db,
  source: string,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from skus s
    where code = any(${[...codes]}) and archived_at is null and not exists (
      select from external_ids e
      where e.source = ${source} and e.entity = 'sku' and e.internal_id = s.id)`.execute(db);
  return rows.map(({ code }) => code);
}

/** Writes only the rows that differ. */
export async function upsertExternalRows(
  db: Db,
  source: string,
  rows: readonly (ExternalRow & { entity: ExternalEntity })[],
): Promise<void> {
  await sql`
    insert into external_ids as present (source, entity, external_id, internal_id, fingerprint)
    select ${source}, g.entity, g."externalId", g."internalId", g.fingerprint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (entity text, "externalId" text, "internalId" bigint, fingerprint text)
    on conflict (source, entity, external_id) do update
    set internal_id = excluded.internal_id, fingerprint = excluded.fingerprint, seen_at = now()
    where (present.internal_id, present.fingerprint)
      is distinct from (excluded.internal_id, excluded.fingerprint)`.execute(db);
}

/** Living products of a source by id, at most a thousand after `afterId`. */
export async function selectLivingOfSource(
  db: Db,
  source: string,
  afterId: number,
): Promise<{ externalId: string; id: number }[]> {
  return db
    .selectFrom("external_ids")
    .innerJoin("products", "products.id", "external_ids.internal_id")
    .where("external_ids.source", "=", source)
    .where("external_ids.entity", "=", "product")
    .where("products.archived_at", "is", null)
    .where("products.id", ">", afterId)
    .select(["external_ids.external_id as externalId", "products.id"])
    .orderBy("products.id")
    .limit(1000)
    .execute();
}

/** Categories that a source brought and in which, or below which, no living product is listed. */
export async function selectEmptyCategoriesOf(
  db: Db,
  source: string,
): Promise<{ externalId: string; id: number }[]> {
  const { rows } = await sql<{ externalId: string; id: number }>`
    select e.external_id as "externalId", c.id
    from external_ids e join categories c on c.id = e.internal_id
    where e.source = ${source} and e.entity = 'category' and e.fingerprint is not null
      and c.archived_at is null
      and not exists (
        select from categories below
        join product_categories pc on pc.category_id = below.id
        join products p on p.id = pc.product_id
        where p.archived_at is null and below.site_id = c.site_id
          and (below.id = c.id or below.path like c.path || '/%'))
    order by c.depth desc`.execute(db);
  return rows;
}
