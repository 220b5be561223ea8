import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../context.ts";

/** A product's place in one list. */
export interface Shelf {
  site_id: number;
  product_id: number;
  category_id: number;
  label_id: number;
  position: number;
  price: number;
  discount: number;
}

/** Who stands where, counted by hand from the plain tables. */
export async function naiveShelves(db: Db): Promise<Shelf[]> {
  const all = async <T>(query: RawBuilder<T>) => (await query.execute(db)).rows;
  const sold = await all(sql<{
    site_id: number;
    product_id: number;
    position: number;
    price: number;
    old_price: number | null;
  }>`select ps.* from product_sites ps join products p on p.id = ps.product_id
     where p.archived_at is null and coalesce(ps.publish_until > now(), true)`);
  const tree =
    await all(
      sql<{
        id: number;
        parent_id: number | null;
        archived_at: Date | null;
      }>`select * from categories`,
    );
  const placed = await all(
    sql<{ product_id: number; category_id: number; position: number }>`
      select * from product_categories`,
  );
  const worn = await all(
    sql<{ product_id: number; label_id: number }>`select * from product_labels`,
  );
  const chainOf = (id: number | null): typeof tree => {
    const category = tree.find((one) => one.id === id);
    return category ? [category, ...chainOf(category.parent_id)] : [];
  };
  return sold.flatMap((product) => {
    const lists = new Map<number, number>([[0, product.position]]);
    const own = placed.filter((place) => place.product_id === product.product_id);
    for (const place of own) {
      const chain = chainOf(place.category_id);
      if (chain.some((category) => category.archived_at !== null)) continue;
      for (const { id } of chain) {
        const here = own.find(
          (one) => one.category_id === id && chainOf(id).every((c) => !c.archived_at),
        );
        lists.set(id, here?.position ?? product.position);
      }
    }
    const labelIds = [
      0,
      ...worn.filter((one) => one.product_id === product.product_id).map((one) => one.label_id),
    ];
    const { price, old_price: old } = product;
    const discount = old !== null && old > price ? Math.round(100 * (1 - price / old)) : 0;
    return [...lists].flatMap(([category_id, position]) =>
      labelIds.map((label_id) => ({
        site_id: product.site_id,
        product_id: product.product_id,
        category_id,
        label_id,
        position,
        price,
        discount,
      })),
    );
  });
}
