import { sql } from "kysely";
import type { Db } from "../../context.ts";
import { siteId } from "../small-shop.ts";

/** Ids on both sides of where a row of bits ends. */
export const firstId = 8186;
export const pieces = 12;
export const sizesEach = 3;

/** A shop of a dozen products that differ in all that a list can be narrowed by. */
export async function assortedShop(db: Db): Promise<void> {
  const titled = (slugs: string) => sql`select slug, jsonb_build_object('ru', slug)
    from regexp_split_to_table(${slugs}, ' ') slug`;
  const statements = [
    sql`insert into sites (id, slug, name) values (${siteId}, 'main', '{"ru": "Витрина"}')`,
    sql`insert into places (slug, kind, title) values
      ('warehouse', 'warehouse', '{}'), ('petrovka', 'shop', '{}')`,
    sql`insert into brands (slug, title) ${titled("akme birch cove")}`,
    sql`insert into colors (slug, title, code)
      select slug, title, '#000000' from (${titled("black green red")}) c (slug, title)`,
    sql`insert into labels (slug, title, position)
      select slug, title, row_number() over () from (${titled("new hit")}) l (slug, title)`,
    sql`insert into size_grids (slug, title) ${titled("letters wide")}`,
    sql`insert into sizes (grid_id, slug, text, position) values
      (1, 's', 'S', 1), (1, 'm', 'M', 2), (2, 'm', 'M', 1), (2, 'xl', 'XL', 2)`,
    sql`insert into attributes (slug, title, kind, is_filter, is_upper_filter, position) values
      ('cloth', '{"ru": "Ткань"}', 'option', true, true, 2),
      ('lined', '{"ru": "Подклад"}', 'boolean', true, false, 1),
      ('heel', '{"ru": "Каблук"}', 'number', true, false, 3),
      ('care', '{"ru": "Уход"}', 'text', true, false, 4),
      ('price', '{"ru": "Цена"}', 'option', true, false, 5)`,
    sql`insert into attribute_options (attribute_id, slug, title) values
      (1, 'linen', '{"ru": "linen"}'), (1, 'silk', '{"ru": "silk"}'), (1, 'wool', '{"ru": "wool"}')`,
    sql`delete from attributes where slug = 'price'`,
    sql`insert into categories (site_id, parent_id, slug, title) values
      (${siteId}, null, 'women', '{}'), (${siteId}, 1, 'dresses', '{}'),
      (${siteId}, 1, 'shirts', '{}'), (${siteId}, null, 'men', '{}'), (${siteId}, 4, 'suits', '{}')`,
    sql`select setval(pg_get_serial_sequence('products', 'id'), ${firstId - 1})`,
    sql`insert into products (slug, sku_full, title, brand_id, color_id)
      select 'p' || n, 'P-' || n, '{}', n % 3 + 1, (n / 3) % 3 + 1
      from generate_series(1, ${pieces}::integer) n`,
    sql`insert into product_sites (site_id, product_id, price, position)
      select ${siteId}, id, id % 5 * 10000 + 50, id % 4 from products`,
    sql`insert into product_categories (product_id, category_id, position)
      select id, id % 5 + 1, id % 3 from products`,
    sql`insert into skus (product_id, size_id, code)
      select p.id, z.id, p.id || '-' || z.id from products p
      join sizes z on z.id <> p.id % 4 + 1`,
  ];
  for (const statement of statements) await statement.execute(db);
}
