import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import type { LinkKind } from "../tables.ts";

/**
 * Each of these makes a product's parts exactly what is given, in that order, and touches no row
 * that stays as it was.
 */

export async function replaceCategories(
  db: Db,
  productId: number,
  given: readonly { id: number; position: number }[],
): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${given.map((one) => one.id)}::bigint[], ${given.map((one) => one.position)}::integer[]
      ) as g (category_id, position)
    ), gone as (
      delete from product_categories
      where product_id = ${productId} and category_id not in (select category_id from given)
    )
    insert into product_categories as present (product_id, category_id, position)
    select ${productId}, category_id, position from given
    on conflict (category_id, product_id) do update set position = excluded.position
    where present.position <> excluded.position`.execute(db);
}

export async function replaceLabels(
  db: Db,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with gone as (
      delete from product_labels
      where product_id = ${productId} and label_id <> all(${[...ids]}::bigint[])
    )
    insert into product_labels (product_id, label_id)
    select ${productId}, id from unnest(${[...ids]}::bigint[]) as id
    on conflict do nothing`.execute(db);
}

export async function replaceCollections(
  db: Db,
  productId: number,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with gone as (
      delete from product_collections
      where product_id = ${productId} and collection_id <> all(${[...ids]}::bigint[])
    )
    insert into product_collections (product_id, collection_id)
    select ${productId}, id from unnest(${[...ids]}::bigint[]) as id
    on conflict do nothing`.execute(db);
}

export async function replacePictures(
  db: Db,
  productId: number,
  given: readonly { id: string; alt: Said }[],
): Promise<void> {
  await sql`
    with given as (
      select distinct on (id) id, alt, position
      from jsonb_to_recordset(${JSON.stringify(
        given.map(({ id, alt }, position) => ({ id, alt, position })),
      )}::jsonb) as g (id text, alt jsonb, position integer)
      order by id, position
    ), gone as (
      delete from product_pictures
      where product_id = ${productId} and picture_id not in (select id from given)
    )
    insert into product_pictures as present (product_id, picture_id, position, alt)
    select ${productId}, id, position, alt from given
    on conflict (product_id, picture_id) do update
    set position = excluded.position, alt = excluded.alt
    where (present.position, present.alt) is distinct from (excluded.position, excluded.alt)
  `.execute(db);
}

export interface AttributeValue {
  attributeId: number;
  optionId?: number;
  text?: Said;
  number?: number;
  boolean?: boolean;
}

export async function replaceAttributes(
  db: Db,
  productId: number,
  given: readonly AttributeValue[],
): Promise<void> {
  await sql`
    with given as (
      select distinct on ("attributeId", coalesce("optionId", 0)) *
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g ("attributeId" bigint, "optionId" bigint, text jsonb, number numeric, boolean boolean)
    ), gone as (
      delete from product_attributes pa
      where pa.product_id = ${productId} and not exists (
        select from given g
        where g."attributeId" = pa.attribute_id
          and coalesce(g."optionId", 0) = coalesce(pa.option_id, 0))
    )
    insert into product_attributes as present
      (product_id, attribute_id, option_id, text, number, boolean)
    select ${productId}, "attributeId", "optionId", text, number, boolean from given
    on conflict (product_id, attribute_id, (coalesce(option_id, 0))) do update
    set text = excluded.text, number = excluded.number, boolean = excluded.boolean
    where (present.text, present.number, present.boolean)
      is distinct from (excluded.text, excluded.number, excluded.boolean)`.execute(db);
}

export async function replaceLinks(
  db: Db,
  productId: number,
  kind: LinkKind,
  ids: readonly number[],
): Promise<void> {
  await sql`
    with given as (
      select distinct on (id) id, position::integer
      from unnest(${[...ids]}::bigint[]) with ordinality as g (id, position)
      where id <> ${productId}
      order by id, position
    ), gone as (
      delete from product_links
      where product_id = ${productId} and kind = ${kind} and linked_id not in (select id from given)
    )
    insert into product_links as present (product_id, kind, linked_id, position)
    select ${productId}, ${kind}, id, position from given
    on conflict (product_id, kind, linked_id) do update set position = excluded.position
    where present.position <> excluded.position`.execute(db);
}
