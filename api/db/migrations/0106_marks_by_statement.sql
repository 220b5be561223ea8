-- A product is written in a dozen statements and fifty rows: its parts are marked once a statement
-- instead of once a row (0016, 0061).

-- For triggers with the tables `gone` and `come`: whether cards show the part, whether the other
-- colors of the model do. A row that was written as it stood marks nothing.
create function parts_mark() returns trigger
language plpgsql as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(product_id) into ids from come;
  elsif tg_op = 'DELETE' then
    select array_agg(product_id) into ids from gone;
  else
    select array_agg(product_id) into ids from (
      (select * from gone except select * from come)
      union all
      (select * from come except select * from gone)
    ) changed;
  end if;
  if ids is not null then
    perform mark_stale(ids, true, tg_argv[0] = 'card');
    if tg_argv[1] = 'model' then
      perform mark_models(array_agg(model_id)) from products where id = any(ids);
    end if;
  end if;
  return null;
end $$;

drop trigger product_collections_mark on product_collections;
do $$
declare
  part record;
begin
  for part in values
    ('product_pictures', 'card', 'model'), ('product_labels', 'card', ''),
    ('product_categories', 'card', ''), ('product_attributes', 'page', ''),
    ('product_collections', 'page', ''), ('skus', 'page', '')
  loop
    execute format('drop trigger if exists %I on %I', part.column1 || '_mark_new', part.column1);
    execute format('drop trigger if exists %I on %I', part.column1 || '_mark_changed', part.column1);
    execute format('create trigger %I after insert on %I referencing new table as come
      for each statement execute function parts_mark(%L, %L)',
      part.column1 || '_come', part.column1, part.column2, part.column3);
    execute format('create trigger %I after delete on %I referencing old table as gone
      for each statement execute function parts_mark(%L, %L)',
      part.column1 || '_gone', part.column1, part.column2, part.column3);
    execute format('create trigger %I after update on %I
      referencing old table as gone new table as come
      for each statement execute function parts_mark(%L, %L)',
      part.column1 || '_changed', part.column1, part.column2, part.column3);
  end loop;
end $$;

-- Links stand on the product's own page and nowhere else: nothing is derived from them.
drop trigger product_links_mark_new on product_links;
drop trigger product_links_mark_changed on product_links;
drop function part_mark();
create function links_announce() returns trigger
language plpgsql as $$
declare
  tags text[];
begin
  if tg_op <> 'DELETE' then
    select array_agg('product:' || product_id) into tags from come;
  end if;
  if tg_op <> 'INSERT' then
    select tags || array_agg('product:' || product_id) into tags from gone;
  end if;
  if tags is not null then
    perform announce_all(tags);
  end if;
  return null;
end $$;
create trigger product_links_come after insert on product_links referencing new table as come
  for each statement execute function links_announce();
create trigger product_links_gone after delete on product_links referencing old table as gone
  for each statement execute function links_announce();
create trigger product_links_changed after update on product_links
  referencing old table as gone new table as come
  for each statement execute function links_announce();

-- Sales change single rows and mostly mark nothing: those stay as they are (0016).
create function stock_come() returns trigger
language plpgsql as $$
declare
  ids bigint[];
begin
  select array_agg(s.product_id) into ids
  from come c join skus s on s.id = c.sku_id where c.on_hand > c.reserved;
  if ids is not null then
    perform mark_stale(ids, false, false);
  end if;
  return null;
end $$;
drop trigger stock_balances_mark_new on stock_balances;
create trigger stock_balances_come after insert on stock_balances referencing new table as come
  for each statement execute function stock_come();

-- Planned once, perhaps while tables are empty (as in 0105).
alter function refresh_stock(bigint[]) set enable_seqscan = off;
alter function refresh_cards(bigint[], bigint[]) set enable_seqscan = off;
alter function refresh_listings(bigint[]) set enable_seqscan = off;
alter function refresh_facets(bigint[]) set enable_seqscan = off;
