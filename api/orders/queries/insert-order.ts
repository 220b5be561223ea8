import { type Insertable, sql } from "kysely";
import type { Locale, Said } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { OrderDraft } from "../draft-order.ts";
import type { OrdersTables, Seller } from "../tables.ts";

export interface PlacingFacts {
  /** The next running number. */
  running: number;
  seller: Seller;
  shop: Said;
  /** Minutes that an unpaid order holds its stock. */
  reservation_minutes: number;
  /** Tax code → percent today. */
  taxes: Record<string, number>;
}

const defaultReservationMinutes = 30;

/** All that placing needs to know of the site, in one look; takes the next order's number. */
export async function takePlacingFacts(trx: Db, siteId: number): Promise<PlacingFacts> {
  const { rows } = await sql<PlacingFacts>`${prepared}
    select nextval('order_numbers') as running, s.name as shop,
      jsonb_build_object('name', coalesce(l.name, ''), 'inn', coalesce(l.inn, ''),
        'ogrn', coalesce(l.ogrn, ''), 'address', coalesce(l.address, ''),
        'tax_system', coalesce(l.tax_system, 'osn')) as seller,
      coalesce((select (value #>> '{}')::integer from settings
        where site_id = s.id and name = 'reservation_minutes'), ${defaultReservationMinutes}::integer)
        as reservation_minutes,
      (select coalesce(jsonb_object_agg(code, percent), '{}') from (
        select distinct on (code) code, percent from taxes
        where valid_from <= (now() at time zone 'Europe/Moscow')::date
        order by code, valid_from desc) today) as taxes
    from sites s left join legal_entities l on l.id = s.legal_entity_id
    where s.id = ${siteId}`.execute(trx);
  const facts = rows[0];
  if (!facts) throw new Error(`There is no site ${siteId}`);
  return facts;
}

type Row<Table extends keyof OrdersTables> = Insertable<OrdersTables[Table]>;

export interface NewOrder extends OrderDraft {
  order: Omit<Row<"orders">, "id" | "state" | "placed_at" | "pay_until" | "agreements"> & {
    locale: Locale;
  };
  reservationMinutes: number;
  contacts: Omit<Row<"order_contacts">, "order_id">;
  keyHashes: Buffer[];
  plannedOn: string | null;
  actor: string;
}

/** Writes a whole order, down to its pieces and the first row of every history, in one statement. */
export async function insertOrder(
  trx: Db,
  { order, contacts, ...rest }: NewOrder,
): Promise<{ id: number; pay_until: Date }> {
  const { rows } = await sql<{ id: number; pay_until: Date }>`${prepared}
    with o as (
      insert into orders (site_id, number, locale, is_preorder, items_amount, sale_discount,
        complex_discount, delivery_price, total, delivery_type, delivery, payment_type, utm, seller, pay_until)
      values (${order.site_id}, ${order.number}, ${order.locale}, ${order.is_preorder},
        ${order.items_amount}, ${order.sale_discount}, ${order.complex_discount},
        ${order.delivery_price}, ${order.total}, ${order.delivery_type},
        ${JSON.stringify(order.delivery)}, ${order.payment_type}, ${JSON.stringify(order.utm)},
        ${JSON.stringify(order.seller)}, now() + make_interval(mins => ${rest.reservationMinutes}::integer))
      returning id, pay_until
    ), c as (
      insert into order_contacts (order_id, first_name, last_name, phone, email, street, flat, entrance, floor, comment)
      select id, ${contacts.first_name}, ${contacts.last_name}, ${contacts.phone}, ${contacts.email},
        ${contacts.street}, ${contacts.flat}, ${contacts.entrance}, ${contacts.floor}, ${contacts.comment}
      from o
    ), k as (
      insert into order_keys (order_id, hash) select id, unnest(${rest.keyHashes}::bytea[]) from o
    ), om as (
      insert into order_moves (order_id, to_state, cause, actor) select id, 'new', 'placed', ${rest.actor} from o
    ), s as (
      insert into shipments (order_id, provider, planned_on)
      select id, ${order.delivery_type}, ${rest.plannedOn}::date from o
      returning id
    ), sm as (
      insert into shipment_moves (shipment_id, to_state, cause, actor)
      select id, 'waiting', 'placed', ${rest.actor} from s
    ), i as (
      insert into order_items (order_id, position, product_id, sku_id, sku, gtin, title, size, color,
        picture, quantity, base_price, price, total, tax_code, tax_percent, no_return)
      select o.id, x.* from o, jsonb_to_recordset(${JSON.stringify(rest.items)}::jsonb) as x (
        position smallint, product_id bigint, sku_id bigint, sku text, gtin text, title jsonb,
        size text, color jsonb, picture jsonb, quantity integer, base_price bigint, price bigint,
        total bigint, tax_code text, tax_percent numeric, no_return boolean)
      returning id, position
    ), u as (
      insert into order_units (order_id, item_id, shipment_id, number, discount, price, tax)
      select o.id, i.id, s.id, x.number, x.discount, x.price, x.tax
      from o, s, jsonb_to_recordset(${JSON.stringify(rest.units)}::jsonb) as x (
        position smallint, number smallint, discount bigint, price bigint, tax bigint)
      join i using (position)
    ), d as (
      insert into order_discounts (order_id, item_id, source, title, amount)
      select o.id, i.id, x.source, x.title, x.amount
      from o, jsonb_to_recordset(${JSON.stringify(rest.discounts)}::jsonb) as x (
        position smallint, source text, title jsonb, amount bigint)
      left join i using (position)
    )
    select id, pay_until from o`.execute(trx);
  return rows[0] as (typeof rows)[number];
}
