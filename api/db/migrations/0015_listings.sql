-- What stands in which list, in every order a shopper can ask for, and how many: a category holds
-- what stands in it or below it. Kept by refresh_listings() only.

create table listings (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  -- 0: the whole catalogue.
  category_id bigint not null,
  -- 0: with any label or none.
  label_id bigint not null,
  -- Entries, those of other times included.
  count integer not null default 0 check (count >= 0),
  unique (site_id, category_id, label_id)
);

create table listing_entries (
  listing_id bigint not null references listings,
  product_id bigint not null,
  position integer not null,
  added_at timestamptz not null,
  price bigint not null,
  discount integer not null,
  -- Null: shown since long ago, and with no end.
  shown_from timestamptz,
  shown_until timestamptz,
  primary key (listing_id, product_id)
);
create index listing_entries_default on listing_entries
  (listing_id, position, added_at desc, product_id desc) include (shown_from, shown_until);
create index listing_entries_price on listing_entries
  (listing_id, price, product_id) include (shown_from, shown_until);
create index listing_entries_discount on listing_entries
  (listing_id, discount, product_id) include (shown_from, shown_until);
create index listing_entries_product on listing_entries (product_id);
create index listing_entries_timed on listing_entries (listing_id, shown_from, shown_until)
  where shown_from is not null or shown_until is not null;

-- A category and all above it; none when one of them is archived.
create function category_chain(category bigint) returns setof bigint
language sql stable as $$
  with recursive chain as (
    select id, parent_id, archived_at from categories where id = category
    union
    select c.id, c.parent_id, c.archived_at from categories c join chain on c.id = chain.parent_id
  )
  select id from chain where not exists (select from chain where archived_at is not null)
$$;

-- The entries that there should be, worked out from cards, categories and labels.
create view listing_facts as
with shown as (
  select c.site_id, c.product_id, ps.position, coalesce(ps.publish_from, p.created_at) as added_at,
    c.price, c.discount,
    case when c.shown_from > now() then c.shown_from end as shown_from,
    case when isfinite(c.shown_until) then c.shown_until end as shown_until
  from product_cards c
  join products p on p.id = c.product_id
  join product_sites ps on ps.product_id = c.product_id and ps.site_id = c.site_id
  where c.shown_until > now()
)
select s.site_id, list.category_id, label.id as label_id, s.product_id,
  coalesce(list.position, s.position) as position, s.added_at, s.price, s.discount,
  s.shown_from, s.shown_until
from shown s
cross join lateral (
  select 0 as category_id, null::integer as position
  union all
  select chain.id, max(pc.position) filter (where pc.category_id = chain.id)
  from product_categories pc
  join categories own on own.id = pc.category_id and own.site_id = s.site_id
  cross join lateral category_chain(pc.category_id) chain (id)
  where pc.product_id = s.product_id
  group by chain.id
) list
cross join lateral (
  select 0 as id
  union all
  select label_id from product_labels pl where pl.product_id = s.product_id
) label;

-- Brings the entries of products to what they should be; answers the tags of the lists in which a
-- shopper sees it: "category:5" for who stands where, "category:5:price" for orders by price.
create function refresh_listings(ids bigint[]) returns text[]
language plpgsql as $$
declare
  -- One element a changed entry, side by side.
  lists bigint[];
  changes integer[];
  placings boolean[];
begin
  insert into listings (site_id, category_id, label_id)
  select distinct f.site_id, f.category_id, f.label_id from listing_facts f
  where f.product_id = any(ids) and not exists (
    select from listings l where l.site_id = f.site_id
      and l.category_id = f.category_id and l.label_id = f.label_id)
  order by 1, 2, 3
  on conflict do nothing;

  with fresh as materialized (
    select l.id as listing_id, f.*
    from listing_facts f
    join listings l using (site_id, category_id, label_id)
    where f.product_id = any(ids)
  ), gone as (
    delete from listing_entries e
    where e.product_id = any(ids) and not exists (
      select from fresh f where f.listing_id = e.listing_id and f.product_id = e.product_id)
    returning e.listing_id
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

  -- In order of id: counts of two transactions wait for each other but never deadlock.
  perform from listings l
  where l.id in (
    select list from unnest(lists, changes) c (list, change) group by list having sum(change) <> 0)
  order by l.id for update;
  update listings l set count = l.count + c.change
  from (
    select list, sum(change) as change from unnest(lists, changes) c (list, change) group by list
  ) c
  where l.id = c.list and c.change <> 0;

  return (
    select array_agg(distinct 'category:' || l.category_id
      || case when c.is_placing then '' else ':price' end)
    from unnest(lists, placings) c (list, is_placing)
    join listings l on l.id = c.list);
end $$;
