import { sql } from "kysely";
import type { Db } from "../../../context.ts";
import type { LinkKind } from "../../tables.ts";
import type { Parts } from "./replace-parts.ts";

/** Other products that a product's page shows; ids of one kind in their order. */
export type ProductLinks = Partial<Record<LinkKind, readonly number[]>>;

/** Links as rows for `replaceParts`, those to the product itself left out. */
export function linkParts(productId: number, links: ProductLinks): Parts {
  return {
    table: {
      name: "product_links",
      key: { kind: "text", linked_id: "bigint" },
      says: { position: "integer" },
    },
    rows: Object.entries(links).flatMap(([kind, ids]) =>
      ids
        .filter((id) => id !== productId)
        .map((id, index) => ({ kind, linked_id: id, position: index + 1 })),
    ),
  };
}

export async function selectLinks(
  db: Db,
  productIds: readonly number[],
): Promise<{ product_id: number; kind: LinkKind; linked: number[] }[]> {
  const { rows } = await sql<{ product_id: number; kind: LinkKind; linked: number[] }>`
    select product_id, kind, jsonb_agg(linked_id order by position) as linked
    from product_links where product_id = any(${[...productIds]}::bigint[])
    group by product_id, kind`.execute(db);
  return rows;
}
