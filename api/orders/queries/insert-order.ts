import { type Insertable, sql } from "kysely";
import type { Locale } from "#contract/locale.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { DiscountDraft, ItemDraft, OrderDraft, UnitDraft } from "../placing/draft-order.ts";
import type { AgreedDelivery, OrdersTables } from "../tables.ts";

type Row<Table extends keyof OrdersTables> = Insertable<OrdersTables[Table]>;

/** Columns that the database fills, or that are narrower here. */
type Given = "id" | "state" | "placed_at" | "pay_until" | "agreements" | "delivery";

export interface NewOrder extends OrderDraft {
  order: Omit<Row<"orders">, Given> & {
    locale: Locale;
    /** The parcel's first possible day is the day that was agreed. */
    delivery: AgreedDelivery;
  };
  /** How long it holds its stock without being paid. */
  reservationMinutes: number;
  contacts: Omit<Row<"order_contacts">, "order_id">;
  keyHashes: Buffer[];
  actor: string;
}

/**
 * Writes a whole order, down to its pieces and the first row of every history. One statement: the
 * nine tables cost one trip to the database while the transaction is open.
 */
export async function insertOrder(
  trx: Db,
  { order, reservationMinutes, contacts, keyHashes, actor, ...draft }: NewOrder,
): Promise<{ id: number; pay_until: Date }> {
  const { rows } = await sql<{ id: number; pay_until: Date }>`${prepared}
    with placed as (${placed(order, reservationMinutes)}),
      contacts as (${withContacts(contacts)}),
      keys as (${withKeys(keyHashes)}),
      move as (${withMove(actor)}),
      parcel as (${withParcel(order.delivery_type, order.delivery.date)}),
      parcel_move as (${withParcelMove(actor)}),
      item as (${withItems(draft.items)}),
      unit as (${withUnits(draft.units)}),
      discount as (${withDiscounts(draft.discounts)})
    select id, pay_until from placed`.execute(trx);
  return rows[0] as (typeof rows)[number];
}

const placed = (order: NewOrder["order"], reservationMinutes: number) => sql`
  insert into orders (site_id, number, locale, is_preorder, items_amount, sale_discount,
    complex_discount, delivery_price, total, delivery_type, delivery, payment_type, utm, seller,
    pay_until)
  values (${order.site_id}, ${order.number}, ${order.locale}, ${order.is_preorder},
    ${order.items_amount}, ${order.sale_discount}, ${order.complex_discount},
    ${order.delivery_price}, ${order.total}, ${order.delivery_type},
    ${JSON.stringify(order.delivery)}, ${order.payment_type}, ${JSON.stringify(order.utm)},
    ${JSON.stringify(order.seller)}, now() + make_interval(mins => ${reservationMinutes}::integer))
  returning id, pay_until`;

const withContacts = (person: NewOrder["contacts"]) => sql`
  insert into order_contacts (order_id, first_name, last_name, phone, email, street, flat,
    entrance, floor, comment)
  select id, ${person.first_name}, ${person.last_name}, ${person.phone}, ${person.email},
    ${person.street}, ${person.flat}, ${person.entrance}, ${person.floor}, ${person.comment}
  from placed`;

const withKeys = (hashes: readonly Buffer[]) => sql`
  insert into order_keys (order_id, hash) select id, unnest(${hashes}::bytea[]) from placed`;

const withMove = (actor: string) => sql`
  insert into order_moves (order_id, to_state, cause, actor)
  select id, 'new', 'placed', ${actor} from placed`;

const withParcel = (provider: string, plannedOn: string | null) => sql`
  insert into shipments (order_id, provider, planned_on)
  select id, ${provider}, ${plannedOn}::date from placed
  returning id`;

const withParcelMove = (actor: string) => sql`
  insert into shipment_moves (shipment_id, to_state, cause, actor)
  select id, 'waiting', 'placed', ${actor} from parcel`;

const withItems = (items: readonly ItemDraft[]) => sql`
  insert into order_items (order_id, position, product_id, sku_id, sku, gtin, title, size, color,
    picture, quantity, base_price, price, total, tax_code, tax_percent, no_return)
  select placed.id, drafted.* from placed, jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
    as drafted (position smallint, product_id bigint, sku_id bigint, sku text, gtin text,
      title jsonb, size text, color jsonb, picture jsonb, quantity integer, base_price bigint,
      price bigint, total bigint, tax_code text, tax_percent numeric, no_return boolean)
  returning id, position`;

const withUnits = (units: readonly UnitDraft[]) => sql`
  insert into order_units (order_id, item_id, shipment_id, number, discount, price, tax)
  select placed.id, item.id, parcel.id, drafted.number, drafted.discount, drafted.price, drafted.tax
  from placed, parcel, jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
    as drafted (position smallint, number smallint, discount bigint, price bigint, tax bigint)
  join item using (position)`;

/** A discount without a position is on the order as a whole. */
const withDiscounts = (discounts: readonly DiscountDraft[]) => sql`
  insert into order_discounts (order_id, item_id, source, title, amount)
  select placed.id, item.id, drafted.source, drafted.title, drafted.amount
  from placed, jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb)
    as drafted (position smallint, source text, title jsonb, amount bigint)
  left join item using (position)`;
