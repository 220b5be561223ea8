import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../context.ts";

export interface SkuInput {
  code: string;
  sizeId: number;
  /** Kopecks; without it the product's price holds. */
  price?: number | null;
  gtin?: string | null;
  weightG?: number | null;
  lengthMm?: number | null;
  widthMm?: number | null;
  heightMm?: number | null;
  country?: string | null;
  noReturn?: boolean;
  preorderLimit?: number;
}

/** Codes among these that living SKUs of other products have. */
export async function selectTakenCodes(
  db: Db,
  productId: number,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from skus
    where code = any(${[...codes]}) and product_id <> ${productId} and archived_at is null
  `.execute(db);
  return rows.map((row) => row.code);
}

/**
 * Brings the SKUs that a product has to what is given: what is gone is archived, what comes back is
 * brought back with its stock.
 */
export async function changeSkus(
  db: Db,
  productId: number,
  given: readonly SkuInput[],
): Promise<void> {
  const table = tableOf(given);
  // In a statement of its own: two SKUs may change places within the unique sizes of a product.
  await sql`
    update skus s set archived_at = now()
    where s.product_id = ${productId} and s.archived_at is null
      and not exists (select from ${table} where g.code = s.code and g."sizeId" = s.size_id)
  `.execute(db);
  await sql`
    update skus s set
      size_id = g."sizeId", price = g.price, gtin = g.gtin, weight_g = g."weightG",
      length_mm = g."lengthMm", width_mm = g."widthMm", height_mm = g."heightMm",
      country = g.country, no_return = coalesce(g."noReturn", false), position = g.position,
      preorder_limit = greatest(coalesce(g."preorderLimit", s.preorder_limit), s.preordered),
      archived_at = null
    from ${table}
    where s.product_id = ${productId} and s.code = g.code`.execute(db);
}

/** Adds those of the given SKUs that a product does not have yet. Answers the id of each code. */
export async function addSkus(
  db: Db,
  productId: number,
  given: readonly SkuInput[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    with added as (
      insert into skus (product_id, code, size_id, price, gtin, weight_g, length_mm, width_mm,
        height_mm, country, no_return, preorder_limit, position)
      select ${productId}, g.code, g."sizeId", g.price, g.gtin, g."weightG", g."lengthMm",
        g."widthMm", g."heightMm", g.country, coalesce(g."noReturn", false),
        coalesce(g."preorderLimit", 0), g.position
      from ${tableOf(given)}
      where not exists (
        select from skus s where s.product_id = ${productId} and s.code = g.code)
      returning code, id
    )
    select code, id from added
    union all
    select code, id from skus where product_id = ${productId} and archived_at is null
  `.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** The given SKUs as the table `g`, in their order. */
function tableOf(given: readonly SkuInput[]): RawBuilder<unknown> {
  const rows = given.map((sku, index) => ({ ...sku, position: index + 1 }));
  return sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (code text, "sizeId" bigint, price bigint, gtin text, "weightG" integer,
        "lengthMm" integer, "widthMm" integer, "heightMm" integer, country text,
        "noReturn" boolean, "preorderLimit" integer, position integer)`;
}

export async function selectSkuId(db: Db, code: string): Promise<number | null> {
  const row = await db
    .selectFrom("skus")
    .where("code", "=", code)
    .where("archived_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
