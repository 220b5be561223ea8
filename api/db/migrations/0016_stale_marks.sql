-- Which change of which table makes which products stale (0014), whatever door it comes through.

create function products_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array[old.id, new.id], true, true);
  if tg_op <> 'UPDATE' or (old.slug, old.model_id, old.color_id, old.archived_at)
    is distinct from (new.slug, new.model_id, new.color_id, new.archived_at) then
    perform mark_models(array[old.model_id, new.model_id]);
  end if;
  return null;
end $$;

-- The colors of a model show each other.
create function mark_models(models bigint[]) returns void
language sql as $$
  select mark_stale(array_agg(id), false, true) from products where model_id = any(models)
$$;

create trigger products_mark_new after insert or delete on products
  for each row execute function products_mark();
create trigger products_mark_changed after update on products
  for each row when (old.* is distinct from new.*) execute function products_mark();

create function product_sites_mark() returns trigger
language plpgsql as $$
declare
  changed bigint := coalesce(new.product_id, old.product_id);
begin
  perform mark_stale(array[changed], true, true);
  if tg_op <> 'UPDATE' or (old.publish_from, old.publish_until, old.position)
    is distinct from (new.publish_from, new.publish_until, new.position) then
    perform mark_models(array_agg(model_id)) from products where id = changed;
  end if;
  return null;
end $$;
create trigger product_sites_mark_new after insert or delete on product_sites
  for each row execute function product_sites_mark();
create trigger product_sites_mark_changed after update on product_sites
  for each row when (old.* is distinct from new.*) execute function product_sites_mark();

-- Tables whose rows belong to one product. The argument tells whether cards show them too.
create function part_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(
    array[(to_jsonb(old) ->> 'product_id')::bigint, (to_jsonb(new) ->> 'product_id')::bigint],
    true, tg_argv[0] = 'card');
  if tg_argv[1] = 'model' then
    perform mark_models(array_agg(model_id)) from products p
    where p.id in ((to_jsonb(old) ->> 'product_id')::bigint, (to_jsonb(new) ->> 'product_id')::bigint);
  end if;
  return null;
end $$;

do $$
declare
  part record;
begin
  for part in values
    ('product_pictures', 'card', 'model'), ('product_labels', 'card', ''),
    ('product_categories', 'card', ''), ('product_attributes', 'page', ''),
    ('product_links', 'page', ''), ('skus', 'page', '')
  loop
    execute format('create trigger %I after insert or delete on %I
      for each row execute function part_mark(%L, %L)',
      part.column1 || '_mark_new', part.column1, part.column2, part.column3);
    execute format('create trigger %I after update on %I
      for each row when (old.* is distinct from new.*) execute function part_mark(%L, %L)',
      part.column1 || '_mark_changed', part.column1, part.column2, part.column3);
  end loop;
end $$;

-- A sale that leaves more than three pieces at its place changes nothing that a shopper reads:
-- the size stays "many" whatever other places hold.
create function stock_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array_agg(product_id), false, false)
  from skus where id in (old.sku_id, new.sku_id);
  return null;
end $$;
create trigger stock_balances_mark_new after insert on stock_balances
  for each row when (new.on_hand > new.reserved) execute function stock_mark();
create trigger stock_balances_mark_gone after delete on stock_balances
  for each row when (old.on_hand > old.reserved) execute function stock_mark();
create trigger stock_balances_mark_changed after update on stock_balances
  for each row when (
    old.on_hand - old.reserved <> new.on_hand - new.reserved
    and least(old.on_hand - old.reserved, new.on_hand - new.reserved) <= 3)
  execute function stock_mark();

create function place_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array_agg(distinct s.product_id), false, false)
  from stock_balances b join skus s on s.id = b.sku_id where b.place_id = new.id;
  return null;
end $$;
create trigger places_mark after update of kind on places
  for each row when (old.kind <> new.kind) execute function place_mark();

-- Handbooks that cards speak of.
create function brand_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array_agg(id), true, true) from products where brand_id = new.id;
  return null;
end $$;
create trigger brands_mark after update of title on brands
  for each row when (old.title <> new.title) execute function brand_mark();

create function color_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array_agg(p.id), true, true) from products p where p.color_id = new.id
    or p.model_id in (select model_id from products where color_id = new.id);
  return null;
end $$;
create trigger colors_mark after update on colors
  for each row when (old.* is distinct from new.*) execute function color_mark();

create function label_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array_agg(product_id), true, true) from product_labels where label_id = new.id;
  return null;
end $$;
create trigger labels_mark after update on labels
  for each row when (old.* is distinct from new.*) execute function label_mark();

create function picture_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array_agg(id), true, true)
  from products p join lateral (
    select from product_pictures pp join products own on own.id = pp.product_id
    where pp.picture_id = new.id and (own.id = p.id or own.model_id = p.model_id)
  ) shown on true;
  return null;
end $$;
create trigger pictures_mark after update of width, height, preview on pictures
  for each row when ((old.width, old.height, old.preview)
    is distinct from (new.width, new.height, new.preview))
  execute function picture_mark();

-- A category that moves or leaves takes the lists above it along, for all that stands below it.
create function category_mark() returns trigger
language plpgsql as $$
begin
  perform mark_stale(array_agg(distinct pc.product_id), true, true)
  from categories c join product_categories pc on pc.category_id = c.id
  where c.site_id = new.site_id and (c.id = new.id or starts_with(c.path, new.path || '/'));
  return null;
end $$;
create trigger categories_mark after update on categories
  for each row when ((old.title, old.parent_id, old.path, old.archived_at)
    is distinct from (new.title, new.parent_id, new.path, new.archived_at))
  execute function category_mark();
