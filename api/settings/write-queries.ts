import { type Insertable, sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../context.ts";
import type { SettingsTables } from "./tables.ts";

/** Changes the legal entity that sells on the site, or adds it. */
export async function upsertLegalEntity(
  db: Db,
  siteId: number,
  seller: { name: string; inn: string; ogrn: string; address: string; taxSystem?: string },
): Promise<number> {
  const { taxSystem, ...requisites } = seller;
  const values = { ...requisites, ...(taxSystem && { tax_system: taxSystem }) };
  const updated = await db
    .updateTable("legal_entities")
    .set(values)
    .where("id", "=", (query) =>
      query.selectFrom("sites").where("id", "=", siteId).select("legal_entity_id"),
    )
    .returning("id")
    .executeTakeFirst();
  if (updated) return updated.id;
  const added = await db
    .insertInto("legal_entities")
    .values(values)
    .returning("id")
    .executeTakeFirstOrThrow();
  return added.id;
}

export async function upsertSite(
  db: Db,
  site: { id: number; slug: string; name: Said; host?: string | null; legalEntityId?: number },
): Promise<void> {
  const values = {
    slug: site.slug,
    name: JSON.stringify(site.name),
    ...(site.host !== undefined && { host: site.host }),
    ...(site.legalEntityId !== undefined && { legal_entity_id: site.legalEntityId }),
  };
  await db
    .insertInto("sites")
    .values({ id: site.id, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

export async function upsertSettings(
  db: Db,
  siteId: number,
  values: readonly (readonly [string, unknown])[],
): Promise<void> {
  await sql`
    insert into settings as present (site_id, name, value)
    select ${siteId}, g.name, g.value
    from jsonb_to_recordset(${JSON.stringify(
      values.map(([name, value]) => ({ name, value })),
    )}::jsonb) as g (name text, value jsonb)
    on conflict (site_id, name) do update set value = excluded.value
    where present.value <> excluded.value`.execute(db);
}

export async function upsertMenu(
  db: Db,
  siteId: number,
  name: string,
  title: Said,
): Promise<number> {
  const { id } = await db
    .insertInto("menus")
    .values({ site_id: siteId, name, title: JSON.stringify(title) })
    .onConflict((conflict) =>
      conflict.columns(["site_id", "name"]).doUpdateSet({ title: JSON.stringify(title) }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function clearMenu(db: Db, menuId: number): Promise<void> {
  await db.deleteFrom("menu_items").where("menu_id", "=", menuId).execute();
}

export async function insertMenuItem(
  db: Db,
  item: Insertable<SettingsTables["menu_items"]>,
): Promise<number> {
  const { id } = await db
    .insertInto("menu_items")
    .values(item)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceQuickAlerts(
  db: Db,
  siteId: number,
  place: "header" | "footer",
  alerts: readonly Insertable<SettingsTables["quick_alerts"]>[],
): Promise<void> {
  await db
    .deleteFrom("quick_alerts")
    .where("site_id", "=", siteId)
    .where("place", "=", place)
    .execute();
  if (alerts.length > 0) {
    await db
      .insertInto("quick_alerts")
      .values([...alerts])
      .execute();
  }
}
