-- Two transactions that put products into the same lists locked the lists' rows twice: first by the
-- foreign key of each entry, in no order, then FOR UPDATE to count, which must wait for the other's
-- first lock. Counting now takes the lock that lets foreign keys pass. So the locks of a refresh
-- come in one order: models, products, new lists by key, counts by id.
--
-- What should stand where is worked out once instead of twice, and a card is written once, or not
-- at all when it stays as it was.

create or replace function refresh_listings(ids bigint[]) returns text[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  facts listing_facts[];
  -- One element a changed entry, side by side.
  lists bigint[];
  changes integer[];
  placings boolean[];
begin
  select array_agg(f) into facts from listing_facts f where f.product_id = any(ids);

  insert into listings (site_id, category_id, label_id)
  select distinct f.site_id, f.category_id, f.label_id from unnest(facts) f
  where not exists (
    select from listings l where l.site_id = f.site_id
      and l.category_id = f.category_id and l.label_id = f.label_id)
  order by 1, 2, 3
  on conflict do nothing;

  with fresh as materialized (
    select l.id as listing_id, f.*
    from unnest(facts) f join listings l using (site_id, category_id, label_id)
  ), gone as (
    delete from listing_entries
    where product_id = any(ids)
      and (listing_id, product_id) not in (select listing_id, product_id from fresh)
    returning listing_id
  ), put as (
    insert into listing_entries as e
      (listing_id, product_id, position, added_at, price, discount, shown_from, shown_until)
    select listing_id, product_id, position, added_at, price, discount, shown_from, shown_until
    from fresh
    on conflict (listing_id, product_id) do update set
      position = excluded.position, added_at = excluded.added_at, price = excluded.price,
      discount = excluded.discount, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until
    where (e.position, e.added_at, e.price, e.discount, e.shown_from, e.shown_until)
      is distinct from (excluded.position, excluded.added_at, excluded.price, excluded.discount,
        excluded.shown_from, excluded.shown_until)
    returning e.listing_id, old.listing_id is null as is_new,
      (old.position, old.added_at, old.shown_from, old.shown_until) is distinct from
        (new.position, new.added_at, new.shown_from, new.shown_until) as is_placing
  )
  select array_agg(listing_id), array_agg(change), array_agg(is_placing)
  into lists, changes, placings
  from (
    select listing_id, -1 as change, true as is_placing from gone
    union all
    select listing_id, is_new::integer, is_placing from put
  ) entries;

  perform from listings
  where id in (
    select list from unnest(lists, changes) c (list, change) group by list having sum(change) <> 0)
  order by id for no key update;
  update listings l set count = l.count + c.change
  from (
    select list, sum(change) as change from unnest(lists, changes) c (list, change) group by list
  ) c
  where l.id = c.list and c.change <> 0;

  return (
    select array_agg(distinct 'category:' || l.category_id
      || case when c.is_placing then '' else ':price' end)
    from (select distinct list, is_placing from unnest(lists, placings) c (list, is_placing)) c
    join listings l on l.id = c.list);
end $$;

create or replace function refresh_cards(ids bigint[], of_page bigint[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  seen text[];
begin
  delete from product_cards c where c.product_id = any(ids) and not exists (
    select from product_sites ps where ps.product_id = c.product_id and ps.site_id = c.site_id);
  with changed as (
    insert into product_cards as c (site_id, product_id, card, price, old_price, discount,
      in_stock, in_shops, sizes, shown_from, shown_until, due_at)
    select site_id, product_id, card, price, old_price, discount,
      in_stock, in_shops, size_words(product_id), shown_from, shown_until,
      case
        when shown_from > now() then shown_from
        when isfinite(shown_until) and shown_until > now() then shown_until end
    from product_facts where product_id = any(ids)
    on conflict (site_id, product_id) do update set
      card = excluded.card, price = excluded.price, old_price = excluded.old_price,
      discount = excluded.discount, in_stock = excluded.in_stock, in_shops = excluded.in_shops,
      sizes = excluded.sizes, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until, due_at = excluded.due_at
    where c.* is distinct from excluded.*
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
