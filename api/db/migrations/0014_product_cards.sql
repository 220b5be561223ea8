-- Cards kept ready-made, so that a list is read by one look at an index. Nobody writes them but
-- the functions below. A change of anything a card or a product's page shows puts the product into
-- stale_products (0016); at commit all of a transaction's stale products are refreshed at once,
-- and what shoppers can see of it is announced.

create table product_cards (
  site_id integer not null references sites,
  product_id bigint not null,
  card jsonb not null,
  price bigint not null,
  old_price bigint,
  discount integer not null,
  in_stock boolean not null,
  in_shops boolean not null,
  -- What shoppers read of each size, only to see when it changes.
  sizes text not null,
  -- Null when the product is archived.
  shown_from timestamptz,
  shown_until timestamptz,
  -- When time alone changes what is shown next.
  due_at timestamptz,
  primary key (site_id, product_id)
);
create index product_cards_product on product_cards (product_id);
create index product_cards_due on product_cards (due_at) where due_at is not null;

-- Lives within a transaction only.
create unlogged table stale_products (
  tx xid8 not null default pg_current_xact_id(),
  product_id bigint not null,
  -- What its own page shows has changed; what cards show may have; neither: only its stock.
  of_page boolean not null,
  of_card boolean not null,
  primary key (tx, product_id)
);

-- Many tags in one announcement or a few: a payload holds less than 8,000 bytes. Above 5,000 tags
-- everything is announced.
create function announce_all(tags text[]) returns void
language plpgsql as $$
declare
  distinct_tags text[];
begin
  select array_agg(distinct tag) into distinct_tags from unnest(tags) tag;
  if cardinality(distinct_tags) > 5000 then
    perform announce('*');
  else
    perform announce(variadic array_agg(tag))
    from unnest(distinct_tags) with ordinality t (tag, n)
    group by n / 200;
  end if;
end $$;

-- None, the last one, few (to 3) or many in the warehouse, and whether shops alone have it.
create function size_words(product bigint) returns text
language sql stable as $$
  select coalesce(string_agg(
    sku_id || ':' || case
      when in_warehouse > 3 then 'many'
      when in_warehouse > 1 then 'few'
      when in_warehouse = 1 then 'last'
      when in_shops > 0 then 'shops'
      else 'none' end, ' ' order by sku_id), '')
  from sku_stock where product_id = product
$$;

-- The stock of products has changed: says so where a shopper would see it.
create function refresh_stock(ids bigint[]) returns void
language plpgsql as $$
begin
  -- In order of id, and always after every other lock of a transaction: no deadlock.
  perform from product_cards where product_id = any(ids) order by product_id, site_id for update;
  perform announce_all(array_agg(tag)) from (
    with fresh as materialized (
      select f.product_id, f.in_stock, f.in_shops and not f.in_stock as in_shops,
        size_words(f.product_id) as sizes
      from (
        select ids.product_id, coalesce(bool_or(s.in_warehouse > 0), false) as in_stock,
          coalesce(bool_or(s.in_shops > 0), false) as in_shops
        from unnest(ids) ids (product_id) left join sku_stock s using (product_id)
        group by ids.product_id
      ) f
    ), changed as (
      update product_cards c
      set in_stock = f.in_stock, in_shops = f.in_shops, sizes = f.sizes
      from fresh f
      where f.product_id = c.product_id
        and (c.in_stock, c.in_shops, c.sizes) is distinct from (f.in_stock, f.in_shops, f.sizes)
      returning c.product_id,
        (old.in_stock, old.in_shops) is distinct from (new.in_stock, new.in_shops) as of_card
    )
    select 'product:' || product_id as tag from changed
    union all
    select 'card:' || product_id from changed where of_card
  ) tags
  having count(*) > 0;
end $$;

create function refresh_cards(ids bigint[], of_page bigint[]) returns void
language plpgsql as $$
declare
  seen text[];
begin
  -- A row to lock for each, the same order as above.
  insert into product_cards
    (site_id, product_id, card, price, discount, in_stock, in_shops, sizes)
  select ps.site_id, ps.product_id, '{}', ps.price, 0, false, false, ''
  from product_sites ps where ps.product_id = any(ids)
  order by ps.product_id, ps.site_id
  on conflict do nothing;
  perform from product_cards where product_id = any(ids) order by product_id, site_id for update;

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

create function refresh_stale() returns trigger
language plpgsql as $$
declare
  cards bigint[];
  pages bigint[];
  stock bigint[];
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
  if stock is not null then
    perform refresh_stock(stock);
  end if;
  if cards is not null then
    perform refresh_cards(cards, coalesce(pages, '{}'));
  end if;
  return null;
end $$;
create constraint trigger stale_products_refresh after insert on stale_products
  deferrable initially deferred for each row execute function refresh_stale();

create function mark_stale(ids bigint[], page boolean, card boolean) returns void
language sql as $$
  insert into stale_products as present (product_id, of_page, of_card)
  select distinct id, page, card from unnest(ids) id where id is not null
  on conflict (tx, product_id) do update
  set of_page = present.of_page or excluded.of_page, of_card = present.of_card or excluded.of_card
  where (excluded.of_page and not present.of_page) or (excluded.of_card and not present.of_card)
$$;

-- What time alone has changed: launches and ends of sale that have come. Answers how many.
create function refresh_due() returns integer
language plpgsql as $$
declare
  due bigint[];
begin
  select array_agg(distinct product_id) into due
  from (select product_id from product_cards where due_at <= now() order by due_at limit 1000) d;
  perform mark_stale(due, false, true);
  perform mark_stale(array_agg(sibling.id), false, true)
  from products p join products sibling on sibling.model_id = p.model_id
  where p.id = any(due);
  return coalesce(cardinality(due), 0);
end $$;
