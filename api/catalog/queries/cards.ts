import { sql } from "kysely";
import type { Db } from "../../context.ts";
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

const cardColumns = sql`c.product_id, c.card, c.price, c.old_price, c.in_stock, c.in_shops`;

/** The cards of these products that are shown on the site now, in the order of the ids. */
export async function selectCardsById(
  db: Db,
  siteId: number,
  ids: readonly number[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns}, asked.position::integer as position
    from unnest(${[...ids]}::bigint[]) with ordinality as asked (id, position)
    join product_cards c on c.product_id = asked.id and c.site_id = ${siteId}
    where now() >= c.shown_from and now() < c.shown_until
    order by asked.position`.execute(db);
  return rows;
}
