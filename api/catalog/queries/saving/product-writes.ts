import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../../../context.ts";
import type { CatalogTables } from "../../tables.ts";

type Products = CatalogTables["products"];
type ProductSites = CatalogTables["product_sites"];

export async function selectLivingProductId(db: Db, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom("products")
    .where("slug", "=", slug)
    .where("archived_at", "is", null)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export function insertProduct(db: Db, row: Insertable<Products>): Promise<{ id: number }> {
  return db.insertInto("products").values(row).returning("id").executeTakeFirstOrThrow();
}

export async function updateProduct(
  db: Db,
  id: number,
  change: Updateable<Products>,
): Promise<boolean> {
  const result = await db
    .updateTable("products")
    .set(change)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function updateProductSite(
  db: Db,
  siteId: number,
  productId: number,
  change: Updateable<ProductSites>,
): Promise<boolean> {
  const result = await db
    .updateTable("product_sites")
    .set(change)
    .where("site_id", "=", siteId)
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertProductSite(db: Db, row: Insertable<ProductSites>): Promise<void> {
  await db.insertInto("product_sites").values(row).execute();
}

/** Those of these slugs that living products have. */
export async function selectTakenSlugs(db: Db, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from products where archived_at is null and slug = any(${[...slugs]})`.execute(db);
  return rows.map((row) => row.slug);
}

export async function archiveSkus(db: Db, productId: number): Promise<void> {
  await db
    .updateTable("skus")
    .set({ archived_at: new Date() })
    .where("product_id", "=", productId)
    .where("archived_at", "is", null)
    .execute();
}
