-- Two transactions at one moment must not miss each other: one that puts a product on a site while
-- another sells its last piece, one that renames a label while another puts it on a product, two
-- that add a color each to one model. So
-- * a product is refreshed by one transaction at a time, whether it has a card yet or not;
-- * the colors of a model are looked up at commit, by one transaction at a time;
-- * whoever changes what many products speak of waits for those who are just about to refer to it
--   (FOR UPDATE meets the lock of a foreign key).

create table product_locks (
  product_id bigint primary key references products on delete cascade
);
insert into product_locks select id from products;
create function lock_product() returns trigger
language plpgsql as $$
begin
  insert into product_locks values (new.id);
  return null;
end $$;
create trigger products_lock after insert on products
  for each row execute function lock_product();

create unlogged table stale_models (
  tx xid8 not null default pg_current_xact_id(),
  model_id bigint not null,
  primary key (tx, model_id)
);

-- Goes along with mark_stale() of a product, whose refresh takes these up too.
create or replace function mark_models(models bigint[]) returns void
language sql as $$
  insert into stale_models (model_id)
  select distinct id from unnest(models) id where id is not null
  on conflict do nothing
$$;

create or replace function refresh_stale() returns trigger
language plpgsql as $$
declare
  cards bigint[];
  pages bigint[];
  stock bigint[];
  models_too bigint[];
begin
  -- The first of a transaction's stale products brings all of them.
  with done as (
    delete from stale_products where tx = pg_current_xact_id()
    returning product_id, of_page, of_card
  )
  select
    array_agg(product_id) filter (where of_card or of_page),
    array_agg(product_id) filter (where of_page),
    array_agg(product_id) filter (where not of_card and not of_page)
  into cards, pages, stock from done;
  with done as (
    delete from stale_models where tx = pg_current_xact_id() returning model_id
  )
  select array_agg(model_id) into models_too from done;
  if models_too is not null then
    perform from models where id = any(models_too) order by id for no key update;
    select array_agg(id) into cards from (
      select unnest(cards) as id
      union
      select id from products where model_id = any(models_too)
    ) all_colors;
  end if;
  -- In order of id, and always after every other lock of a transaction: no deadlock.
  perform from product_locks where product_id = any(cards || stock) order by product_id for update;
  if stock is not null then
    perform refresh_stock(stock);
  end if;
  if cards is not null then
    perform refresh_cards(cards, coalesce(pages, '{}'));
  end if;
  return null;
end $$;

create or replace function refresh_stock(ids bigint[]) returns void
language plpgsql as $$
declare
  seen text[];
begin
  with fresh as materialized (
    select ids.product_id, coalesce(bool_or(s.in_warehouse > 0), false) as in_stock,
      coalesce(bool_or(s.in_shops > 0), false)
        and not coalesce(bool_or(s.in_warehouse > 0), false) as in_shops,
      size_words(ids.product_id) as sizes
    from unnest(ids) ids (product_id) left join sku_stock s using (product_id)
    group by ids.product_id
  ), changed as (
    update product_cards c
    set in_stock = f.in_stock, in_shops = f.in_shops, sizes = f.sizes
    from fresh f
    where f.product_id = c.product_id
      and (c.in_stock, c.in_shops, c.sizes) is distinct from (f.in_stock, f.in_shops, f.sizes)
    returning c.product_id,
      (old.in_stock, old.in_shops) is distinct from (new.in_stock, new.in_shops) as of_card
  )
  select array_agg(tag) into seen from (
    select 'product:' || product_id as tag from changed
    union all
    select 'card:' || product_id from changed where of_card
  ) tags;
  if seen is not null then
    perform announce_all(seen);
  end if;
end $$;

create or replace function refresh_cards(ids bigint[], of_page bigint[]) returns void
language plpgsql as $$
declare
  seen text[];
begin
  insert into product_cards
    (site_id, product_id, card, price, discount, in_stock, in_shops, sizes)
  select ps.site_id, ps.product_id, '{}', ps.price, 0, false, false, ''
  from product_sites ps where ps.product_id = any(ids)
  order by ps.product_id, ps.site_id
  on conflict do nothing;
  delete from product_cards c where c.product_id = any(ids) and not exists (
    select from product_sites ps where ps.product_id = c.product_id and ps.site_id = c.site_id);
  with changed as (
    update product_cards c set
      card = f.card, price = f.price, old_price = f.old_price, discount = f.discount,
      in_stock = f.in_stock, in_shops = f.in_shops, sizes = size_words(f.product_id),
      shown_from = f.shown_from, shown_until = f.shown_until,
      due_at = case
        when f.shown_from > now() then f.shown_from
        when isfinite(f.shown_until) and f.shown_until > now() then f.shown_until end
    from product_facts f
    where f.product_id = c.product_id and f.site_id = c.site_id and f.product_id = any(ids)
    returning c.product_id,
      (old.card, old.price, old.old_price, old.in_stock, old.in_shops,
        old.shown_from, old.shown_until)
      is distinct from (new.card, new.price, new.old_price, new.in_stock, new.in_shops,
        new.shown_from, new.shown_until) as of_card,
      old.sizes is distinct from new.sizes as of_sizes
  )
  select array_agg(tag) into seen from (
    select 'card:' || product_id as tag from changed where of_card
    union all
    select 'product:' || product_id from changed where of_card or of_sizes
    union all
    select 'product:' || id from unnest(of_page) id
  ) tags;
  seen := seen || refresh_listings(ids);
  if cardinality(seen) > 0 then
    perform announce_all(seen);
  end if;
end $$;

create or replace function refresh_due() returns integer
language plpgsql as $$
declare
  due bigint[];
begin
  select array_agg(distinct product_id) into due
  from (select product_id from product_cards where due_at <= now() order by due_at limit 1000) d;
  perform mark_stale(due, false, true);
  perform mark_models(array_agg(model_id)) from products where id = any(due);
  return coalesce(cardinality(due), 0);
end $$;

create or replace function place_mark() returns trigger
language plpgsql as $$
begin
  perform from places where id = new.id for update;
  perform mark_stale(array_agg(distinct s.product_id), false, false)
  from stock_balances b join skus s on s.id = b.sku_id where b.place_id = new.id;
  return null;
end $$;

create or replace function brand_mark() returns trigger
language plpgsql as $$
begin
  perform from brands where id = new.id for update;
  perform mark_stale(array_agg(id), true, true) from products where brand_id = new.id;
  return null;
end $$;

create or replace function color_mark() returns trigger
language plpgsql as $$
begin
  perform from colors where id = new.id for update;
  perform mark_stale(array_agg(id), true, true), mark_models(array_agg(model_id))
  from products where color_id = new.id;
  return null;
end $$;

create or replace function label_mark() returns trigger
language plpgsql as $$
begin
  perform from labels where id = new.id for update;
  perform mark_stale(array_agg(product_id), true, true) from product_labels where label_id = new.id;
  return null;
end $$;

create or replace function picture_mark() returns trigger
language plpgsql as $$
begin
  perform from pictures where id = new.id for update;
  perform mark_stale(array_agg(p.id), true, true), mark_models(array_agg(p.model_id))
  from product_pictures pp join products p on p.id = pp.product_id
  where pp.picture_id = new.id;
  return null;
end $$;

create or replace function category_mark() returns trigger
language plpgsql as $$
begin
  perform from categories
  where site_id = new.site_id and (id = new.id or starts_with(path, new.path || '/'))
  order by id for update;
  perform mark_stale(array_agg(distinct pc.product_id), true, true)
  from categories c join product_categories pc on pc.category_id = c.id
  where c.site_id = new.site_id and (c.id = new.id or starts_with(c.path, new.path || '/'));
  return null;
end $$;
