import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../context.ts";

/**
 * There is no order without its contacts, piece, shipment and payment, and pieces are held for those
 * alone that wait or go out. For orders of one piece.
 */
export async function expectWholeOrders({ db }: { db: Db }): Promise<void> {
  const { rows } = await sql`
    select o.number, o.state,
      (select count(*) from order_contacts c where c.order_id = o.id) as contacts,
      (select count(*) from order_units u where u.order_id = o.id) as units,
      (select count(*) from shipments s where s.order_id = o.id) as shipments,
      (select count(*) from payments p where p.order_id = o.id) as payments,
      (select sum(l.reserved_change) from stock_ledger l where l.order_id = o.id) as reserved
    from orders o`.execute(db);
  for (const { number, state, ...parts } of rows as Record<string, unknown>[]) {
    const reserved = state === "new" || state === "confirmed" ? 1 : 0;
    expect([number, parts]).toEqual([
      number,
      { contacts: 1, units: 1, shipments: 1, payments: 1, reserved },
    ]);
  }
}
