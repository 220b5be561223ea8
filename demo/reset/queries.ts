import { sql } from "kysely";
import type { Db } from "#api/context.ts";

/** What a database holds that the demo shop did not put there. */
export interface Foreign {
  products: number;
  /** Orders that somebody paid for, or may have to be served. */
  orders: number;
}

/** @param ownSlugs the demo's products. @param sandbox whether orders were only played. */
export async function countForeign(
  db: Db,
  ownSlugs: readonly string[],
  sandbox: boolean,
): Promise<Foreign> {
  const { rows } = await sql<Foreign>`
    select
      (select count(*) from products where slug <> all(${ownSlugs}))::int as products,
      (select count(*) from orders o where not ${sandbox}::boolean or exists (
        select from payments p where p.order_id = o.id and p.provider <> 'sandbox'))::int as orders`.execute(
    db,
  );
  return rows[0] ?? { products: 0, orders: 0 };
}
