import { sql } from "kysely";
import type { Said } from "#contract/locale.ts";
import { shopZone } from "#contract/shop-zone.ts";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { Seller } from "../tables.ts";

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
        where valid_from <= (now() at time zone ${shopZone}::text)::date
        order by code, valid_from desc) today) as taxes
    from sites s left join legal_entities l on l.id = s.legal_entity_id
    where s.id = ${siteId}`.execute(trx);
  const facts = rows[0];
  if (!facts) throw new Error(`There is no site ${siteId}`);
  return facts;
}
