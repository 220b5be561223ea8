import type pg from "pg";

/** What a grown catalog is made of besides its products. */
const sizes = 8;
const site = 2;

/**
 * Fills an empty, migrated database with a catalog of `products`: three colors a model, eight
 * sizes each with stock, three pictures, 4 × 5 × 5 categories, a fifth of all on sale and labeled,
 * cloth, season, style and heel to be filtered by.
 * Written by SQL with the triggers asleep, then made ready by the shop's own functions.
 */
export async function grow(pool: pg.Pool, products: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("set session_replication_role = replica");
    for (const statement of handbooks) await client.query(statement);
    for (const statement of goods) await client.query(statement, [products]);
    await client.query("analyze");
    await client.query("set session_replication_role = origin");
    await withoutOrders(client, () => fillLists(client, products));
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}

async function fillLists(client: pg.PoolClient, products: number): Promise<void> {
  for (let from = 1; from <= products; from += 2000) {
    const batch = [from, Math.min(from + 1999, products)];
    const ids = "array(select generate_series($1::bigint, $2))";
    await client.query(`select refresh_cards(${ids}, '{}')`, batch);
    await client.query(`select refresh_facets(${ids})`, batch);
  }
}

/** Takes the indexes of lists' orders away meanwhile: made at once they cost a tenth. */
async function withoutOrders(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'listing_entries'
      and indexname not in ('listing_entries_pkey', 'listing_entries_product')`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

const said = (text: string) =>
  `jsonb_build_object('ru', 'Вещь ' || ${text}, 'en', 'Piece ' || ${text})`;

const handbooks = [
  `insert into sites (id, slug, name) values (${site}, 'grown', '{"ru": "Выросшая", "en": "Grown"}')`,
  `insert into places (slug, kind, title) values ('warehouse', 'warehouse', '{"en": "Warehouse"}')`,
  `insert into brands (slug, title) select 'brand-' || n, ${said("n")} from generate_series(1, 50) n`,
  `insert into colors (slug, title, code)
   select 'color-' || n, ${said("n")}, '#' || lpad(to_hex(n * 999999 % 16777216), 6, '0')
   from generate_series(1, 12) n`,
  `insert into labels (slug, title, position) values
   ('sale', '{"en": "Sale"}', 1), ('new', '{"en": "New"}', 2)`,
  `insert into size_grids (slug, title) values ('grid', '{"en": "Grid"}')`,
  `insert into sizes (grid_id, slug, text, position)
   select 1, 's' || n, 'S' || n, n from generate_series(1, ${sizes}) n`,
  `insert into attributes (slug, title, kind, is_filter, is_upper_filter, position) values
   ('cloth', '{"en": "Cloth"}', 'option', true, true, 1),
   ('season', '{"en": "Season"}', 'option', true, false, 2),
   ('style', '{"en": "Style"}', 'option', true, false, 3),
   ('lined', '{"en": "Lined"}', 'boolean', true, false, 4),
   ('heel', '{"en": "Heel"}', 'number', true, false, 5)`,
  // Options 1–12 are cloths, 13–16 seasons, 17–24 styles.
  `insert into attribute_options (attribute_id, slug, title, position)
   select case when n <= 12 then 1 when n <= 16 then 2 else 3 end, 'option-' || n, ${said("n")}, n
   from generate_series(1, 24) n`,
  // 4 roots (1–4), 5 below each (5–24), 5 below each of those (25–124).
  `insert into categories (site_id, parent_id, slug, path, depth, title, ordering)
   select ${site}, null, 'c' || n, 'c' || n, 1, ${said("n")}, n from generate_series(1, 4) n`,
  `insert into categories (site_id, parent_id, slug, path, depth, title, ordering)
   select ${site}, p.id, 'd' || n, p.path || '/d' || n, 2, ${said("n")}, n
   from categories p, generate_series(1, 5) n where p.depth = 1`,
  `insert into categories (site_id, parent_id, slug, path, depth, title, ordering)
   select ${site}, p.id, 'e' || n, p.path || '/e' || n, 3, ${said("n")}, n
   from categories p, generate_series(1, 5) n where p.depth = 2`,
];

/** `$1` is the number of products; their ids are 1 to it. */
const goods = [
  `insert into models (slug) select 'model-' || n from generate_series(0, $1::integer / 3) n`,
  `insert into products (model_id, brand_id, color_id, size_grid_id, category_id, slug, sku_full,
     title, description, created_at)
   select n / 3 + 1, n % 50 + 1, n % 12 + 1, 1, 25 + n % 100, 'product-' || n, 'SKU-' || n,
     ${said("n")}, ${said("n || repeat(' of good cloth', 30)")}, now() - n * interval '1 minute'
   from generate_series(1, $1::integer) n`,
  "insert into product_locks select n from generate_series(1, $1::integer) n",
  `insert into product_sites (product_id, site_id, price, old_price, position)
   select n, ${site}, 100000 + n::bigint * 7919 % 2000000,
     case when n % 5 = 0 then 2200000 end, n * 31 % 1000
   from generate_series(1, $1::integer) n`,
  `insert into product_categories (category_id, product_id, position)
   select 25 + n % 100, n, n * 17 % 1000 from generate_series(1, $1::integer) n`,
  `insert into product_labels (product_id, label_id)
   select n, case when n % 5 = 0 then 1 else 2 end from generate_series(1, $1::integer) n
   where n % 5 = 0 or n % 7 = 0`,
  // Two cloths in a fifth of all; a lining in a half; a heel in a tenth.
  `insert into product_attributes (product_id, attribute_id, option_id)
   select n, attribute, option from generate_series(1, $1::integer) n
   cross join lateral (values (1, n * 13 % 12 + 1), (1, case when n % 5 = 2 then n * 7 % 12 + 1 end),
     (2, n * 11 % 4 + 13), (3, n * 29 % 8 + 17)) given (attribute, option)
   where option is not null
   on conflict do nothing`,
  `insert into product_attributes (product_id, attribute_id, boolean, number)
   select n, 4, n % 4 = 1, null from generate_series(1, $1::integer) n where n % 2 = 1
   union all
   select n, 5, null, n % 11 + 1 from generate_series(1, $1::integer) n where n % 10 = 3`,
  `insert into pictures (id, file, type, bytes, width, height, preview, ready_at)
   select left(md5(n || '-' || k), 20), 'none', 'image/webp', 1, 1200, 1600,
     'data:image/webp;base64,' || encode(sha512((n || '-' || k)::bytea), 'base64'), now()
   from generate_series(1, $1::integer) n, generate_series(1, 3) k`,
  `insert into product_pictures (product_id, picture_id, position)
   select n, left(md5(n || '-' || k), 20), k
   from generate_series(1, $1::integer) n, generate_series(1, 3) k`,
  `insert into skus (product_id, size_id, code, position)
   select n, k, 'SKU-' || n || '-' || k, k
   from generate_series(1, $1::integer) n, generate_series(1, ${sizes}) k`,
  `insert into stock_balances (sku_id, place_id, on_hand)
   select s.id, 1, s.id % 9 from skus s where $1::integer > 0`,
  `insert into stock_ledger (sku_id, place_id, cause, on_hand_change, actor)
   select sku_id, place_id, 'receipt', on_hand, 'bench' from stock_balances
   where on_hand > 0 and $1::integer > 0`,
];
