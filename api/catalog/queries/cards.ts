import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { prepared } from "../../db/prepared.ts";
import type { CardFacts } from "../derived-tables.ts";

export interface CardRow {
  product_id: number;
  card: CardFacts;
  price: number;
  old_price: number | null;
  in_stock: boolean;
  in_shops: boolean;
  position: number;
}

/** A product that was asked for, or only its id while it is not shown. */
export type AskedCard = CardRow | (Pick<CardRow, "product_id" | "position"> & { card: null });

export function isShown<T extends AskedCard>(row: T): row is T & CardRow {
  return row.card !== null;
}

/** The cards of these products on the site, in the order of the ids. */
export async function selectCardsById(
  db: Db,
  siteId: number,
  ids: readonly number[],
): Promise<AskedCard[]> {
  const { rows } = await sql<AskedCard>`${prepared}
    select asked.id as product_id, c.card, c.price, c.old_price, c.in_stock, c.in_shops,
      asked.position::integer as position
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, position)
    left join product_cards c on c.product_id = asked.id and c.site_id = ${siteId}
      and now() >= c.shown_from and now() < c.shown_until
    order by asked.position`.execute(db);
  return rows;
}
