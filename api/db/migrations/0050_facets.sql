-- What the products of a list can be found by: color, size, brand, label, attributes, stock, sale,
-- price. Each value is a row of bits, one bit a product, so that choices are joined by & and | and
-- counted by bit_count(). Kept by refresh_facets() only, which every refresh of products ends with.

-- Attributes that are filter groups; what an address means otherwise names none.
create view filter_attributes as
select id, slug, title, kind, is_upper_filter, position
from attributes
where is_filter and kind <> 'text' and slug <> all (array[
  'size', 'color', 'brand', 'label', 'category', 'price', 'in_stock', 'sale', 'page', 'limit',
  'sort', 'ids', 'site_id', 'q', 'view', 'instant']);

-- A value of a filter group, under the names that an address has for them: "color", "red".
create view filter_values as
select 'color' as name, slug as value, id, title, code as color_code, 0::bigint as shelf, 0 as position
from colors
union all
select 'brand', slug, id, title, null, 0, 0 from brands
union all
select 'label', slug, id, title, null, 0, position from labels
union all
-- The same size in several grids is one choice; it stands where the first of them has it.
(select distinct on (slug) 'size', slug, id, jsonb_build_object('ru', text, 'en', text), null,
  grid_id, position
from sizes order by slug, id)
union all
select a.slug, o.slug, o.id, o.title, null, 0, o.position
from attribute_options o join filter_attributes a on a.id = o.attribute_id
where a.kind = 'option'
union all
select slug, 'yes', id, '{"ru": "Да", "en": "Yes"}', null, 0, 0
from filter_attributes where kind = 'boolean';

-- A number as the value of a filter group: 3.5 is "3-5", -2 is "m2".
create function number_slug(value numeric) returns text
language sql immutable as $$
  select replace(replace(trim_scale(value)::text, '-', 'm'), '.', '-')
$$;

-- What each product that stands in the lists of a site can be found by; the one definition.
create view facet_facts as
select site.site_id, standing.product_id, facet.name, facet.value
from listings site
join listing_entries standing on standing.listing_id = site.id
join product_cards c on c.site_id = site.site_id and c.product_id = standing.product_id
join products p on p.id = standing.product_id
cross join lateral (
  select 'category' as name, l.category_id::text as value
  from listing_entries e join listings l on l.id = e.listing_id
  where e.product_id = standing.product_id and l.site_id = site.site_id and l.label_id = 0
  union all
  select 'label', l.slug
  from product_labels pl join labels l on l.id = pl.label_id
  where pl.product_id = standing.product_id
  union all
  select 'color', slug from colors where id = p.color_id
  union all
  select 'brand', slug from brands where id = p.brand_id
  union all
  -- A size that can be bought: it lies in the warehouse, or may be preordered.
  select 'size', z.slug
  from sku_stock k
  join skus s on s.id = k.sku_id
  join sizes z on z.id = k.size_id
  where k.product_id = standing.product_id and not p.is_coming_soon
    and case when p.is_preorder then s.preorder_limit > s.preordered else k.in_warehouse > 0 end
  union all
  select a.slug, case a.kind
    when 'option' then o.slug
    when 'number' then number_slug(pa.number)
    else 'yes' end
  from product_attributes pa
  join filter_attributes a on a.id = pa.attribute_id
  left join attribute_options o on o.id = pa.option_id
  where pa.product_id = standing.product_id
    and case a.kind
      when 'option' then o.id is not null
      when 'number' then pa.number is not null
      when 'boolean' then pa.boolean end
  union all
  select 'in_stock', '1' where c.in_stock
  union all
  select 'sale', '1' where c.discount > 0
  union all
  -- The digits of the price in the system of two; in kopecks, up to a thousand million roubles.
  select 'price', digit::text from generate_series(0, 36) digit where c.price >> digit & 1 = 1
) facet
where site.category_id = 0 and site.label_id = 0;

-- What a product is found by now, "color:red", to know what a change of it changes.
create table product_facets (
  site_id integer not null,
  product_id bigint not null,
  facets text[] not null,
  primary key (site_id, product_id)
);
create index product_facets_product on product_facets (product_id);

create table facet_bits (
  site_id integer not null,
  name text collate "C" not null,
  value text collate "C" not null,
  -- Of the ids from 8,192 × segment on.
  segment integer not null,
  bits bit(8192) not null,
  primary key (site_id, name, value, segment)
  -- Room beside each row for its next versions.
) with (fillfactor = 60);

create function no_bits() returns bit varying
language sql immutable parallel safe return repeat('0', 8192)::bit varying;

-- Brings what products are found by to what it should be; answers the tags of the lists whose
-- filters show it: "category:5:filters". Comes last of all refreshes and takes its locks in the
-- order of the key, so that two transactions wait for each other but never deadlock.
create function refresh_facets(ids bigint[]) returns text[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  sites integer[];
  products bigint[];
  flipped text[];
begin
  with fresh as materialized (
    select site_id, product_id, array_agg(distinct name || ':' || value) as facets
    from facet_facts where product_id = any(ids) group by site_id, product_id
  ), gone as (
    delete from product_facets k
    where product_id = any(ids)
      and (site_id, product_id) not in (select site_id, product_id from fresh)
    returning site_id, product_id, facets as was, '{}'::text[] as now
  ), put as (
    insert into product_facets as k (site_id, product_id, facets)
    select site_id, product_id, facets from fresh
    on conflict (site_id, product_id) do update set facets = excluded.facets
    where k.facets <> excluded.facets
    returning site_id, product_id, coalesce(old.facets, '{}') as was, new.facets as now
  ), changed as (
    select * from gone union all select * from put
  )
  select array_agg(site_id), array_agg(product_id), array_agg(facet)
  into sites, products, flipped
  from changed cross join lateral (
    (select unnest(was) as facet except select unnest(now))
    union all
    (select unnest(now) except select unnest(was))
  ) flips;
  if flipped is null then
    return null;
  end if;

  insert into facet_bits as f (site_id, name, value, segment, bits)
  select site, split_part(facet, ':', 1) collate "C", split_part(facet, ':', 2) collate "C",
    product / 8192, bit_or(set_bit(no_bits(), (product % 8192)::integer, 1))
  from unnest(sites, products, flipped) flips (site, product, facet)
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (site_id, name, value, segment) do update set bits = f.bits # excluded.bits;

  return (
    select array_agg(distinct facet || ':filters') from (
      select unnest(k.facets) as facet
      from unnest(sites, products) changed (site_id, product_id)
      join product_facets k using (site_id, product_id)
      union
      select unnest(flipped)
    ) facets
    where starts_with(facet, 'category:'));
end $$;

-- As before (0044), with the facets last.
create or replace function refresh_stale() returns trigger
language plpgsql as $$
declare
  cards bigint[];
  pages bigint[];
  stock bigint[];
  models_too bigint[];
  seen text[];
begin
  if not exists (
    select from stale_products where tx = new.tx and product_id = new.product_id) then
    return null;
  end if;
  -- The first of a transaction's stale products brings all of them.
  with done as (
    delete from stale_products where tx = pg_current_xact_id()
    returning product_id, of_page, of_card
  )
  select
    array_agg(product_id) filter (where of_card),
    array_agg(product_id) filter (where of_page),
    array_agg(product_id) filter (where not of_card)
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
  elsif pages is not null then
    perform announce_all(array_agg('product:' || id)) from unnest(pages) id;
  end if;
  seen := refresh_facets(cards || stock);
  if seen is not null then
    perform announce_all(seen);
  end if;
  return null;
end $$;

-- Names in addresses that many products share; they change once in years.
create function size_mark() returns trigger
language plpgsql as $$
begin
  perform from sizes where id = new.id for update;
  perform mark_stale(array_agg(product_id), false, false) from skus where size_id = new.id;
  return null;
end $$;
create trigger sizes_mark after update of slug on sizes
  for each row when (old.slug <> new.slug) execute function size_mark();

create function attribute_mark() returns trigger
language plpgsql as $$
begin
  perform from attributes where id = new.id for update;
  perform mark_stale(array_agg(distinct product_id), false, false)
  from product_attributes where attribute_id = new.id;
  return null;
end $$;
create trigger attributes_mark after update on attributes
  for each row when ((old.slug, old.kind, old.is_filter) is distinct from (new.slug, new.kind, new.is_filter))
  execute function attribute_mark();
create index product_attributes_attribute on product_attributes (attribute_id);

create function attribute_option_mark() returns trigger
language plpgsql as $$
begin
  perform from attribute_options where id = new.id for update;
  perform mark_stale(array_agg(product_id), false, false)
  from product_attributes where option_id = new.id;
  return null;
end $$;
create trigger attribute_options_mark after update of slug on attribute_options
  for each row when (old.slug <> new.slug) execute function attribute_option_mark();

create trigger brands_slug_mark after update of slug on brands
  for each row when (old.slug <> new.slug) execute function brand_mark();

-- The words of the filters, and which groups there are; sizes and options announce '*' (0017).
create trigger colors_announce after update on colors
  for each row when (old.* is distinct from new.*) execute function announce_tag('filters');
create trigger brands_announce after update on brands
  for each row when (old.* is distinct from new.*) execute function announce_tag('filters');
create trigger attributes_announce_new after insert or delete on attributes
  for each row execute function announce_tag('filters');

select refresh_facets(array_agg(distinct product_id)) from product_cards;
