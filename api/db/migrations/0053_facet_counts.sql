-- How many products of each list have each value: what an unnarrowed list answers at once, however
-- large it is. Those whose time has not come or is over are counted too, as in listings.

create table facet_counts (
  site_id integer not null,
  -- 0: the whole catalogue.
  category_id bigint not null,
  name text collate "C" not null,
  value text collate "C" not null,
  count integer not null,
  primary key (site_id, category_id, name, value)
);

-- All values of a group, segment by segment.
create index facet_bits_group on facet_bits (site_id, name, segment, value);

insert into facet_counts (site_id, category_id, name, value, count)
select k.site_id, split_part(category, ':', 2)::bigint, split_part(facet, ':', 1),
  split_part(facet, ':', 2), count(*)
from product_facets k
cross join unnest(k.facets) category
cross join unnest(k.facets) facet
where starts_with(category, 'category:')
  and not starts_with(facet, 'category:') and not starts_with(facet, 'price:')
group by 1, 2, 3, 4;

-- As before (0050), with the counts last, in the order of their key too.
create or replace function refresh_facets(ids bigint[]) returns text[]
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  -- One element a changed product, side by side; what it was found by and is now.
  sites integer[];
  products bigint[];
  were jsonb[];
  are jsonb[];
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
  select array_agg(site_id), array_agg(product_id),
    array_agg(to_jsonb(was)), array_agg(to_jsonb(now))
  into sites, products, were, are
  from changed;
  if products is null then
    return null;
  end if;

  insert into facet_bits as f (site_id, name, value, segment, bits)
  select site, split_part(facet, ':', 1) collate "C", split_part(facet, ':', 2) collate "C",
    product / 8192, bit_or(set_bit(no_bits(), (product % 8192)::integer, 1))
  from unnest(sites, products, were, are) changed (site, product, was, now)
  cross join lateral (
    select facet from (
      select jsonb_array_elements_text(was) as facet
      union all
      select jsonb_array_elements_text(now)
    ) both_times
    group by facet having count(*) = 1
  ) flips
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (site_id, name, value, segment) do update set bits = f.bits # excluded.bits;

  insert into facet_counts as c (site_id, category_id, name, value, count)
  select site, split_part(category, ':', 2)::bigint,
    split_part(facet, ':', 1) collate "C", split_part(facet, ':', 2) collate "C", sum(change)
  from unnest(sites, were, are) changed (site, was, now)
  cross join lateral (values (was, -1), (now, 1)) side (facets, change)
  cross join lateral jsonb_array_elements_text(facets) category
  cross join lateral jsonb_array_elements_text(facets) facet
  where starts_with(category, 'category:')
    and not starts_with(facet, 'category:') and not starts_with(facet, 'price:')
  group by 1, 2, 3, 4
  having sum(change) <> 0
  order by 1, 2, 3, 4
  on conflict (site_id, category_id, name, value) do update set count = c.count + excluded.count;

  return (
    select array_agg(distinct facet || ':filters')
    from unnest(were || are) facets
    cross join lateral jsonb_array_elements_text(facets) facet
    where starts_with(facet, 'category:'));
end $$;

-- As before (0051), from the highest digit that any price has.
create or replace function price_digits(site integer, last_segment integer)
returns table (digit integer, ones bit varying)
language sql stable as $$
  select digit, join_bits(coalesce(f.bits::bit varying, no_bits()) order by place)
  from generate_series(0, (
    select max(value::integer) from facet_bits
    where site_id = site and name = 'price' and segment <= last_segment)) digit
  cross join generate_series(0, last_segment) place
  left join facet_bits f
    on f.site_id = site and f.name = 'price' and f.segment = place and f.value = digit::text
  group by digit
  order by digit desc
$$;

create or replace function price_between(
  site integer, low bigint, high bigint, last_segment integer)
returns table (segment integer, bits bit(8192))
language plpgsql stable as $$
declare
  digit integer;
  ones bit varying;
  zeros bit varying;
  -- What agrees with a bound in all digits so far, and what is already on its right side.
  at_low bit varying;
  at_high bit varying;
  above bit varying;
  below bit varying;
begin
  for digit, ones in select * from price_digits(site, last_segment) loop
    zeros := ~ones;
    if at_low is null then
      -- A bound beyond all digits is above every price.
      at_low := case when low >> (digit + 1) = 0 then ones | zeros else ones & zeros end;
      at_high := ones | zeros;
      above := ones & zeros;
      below := case when high >> (digit + 1) = 0 then above else at_high end;
    end if;
    if low >> digit & 1 = 1 then
      at_low := at_low & ones;
    else
      above := above | (at_low & ones);
      at_low := at_low & zeros;
    end if;
    if high >> digit & 1 = 1 then
      below := below | (at_high & zeros);
      at_high := at_high & ones;
    else
      at_high := at_high & zeros;
    end if;
  end loop;
  above := (above | at_low) & (below | at_high);
  return query
    select place, substring(above from place * 8192 + 1 for 8192)::bit(8192)
    from generate_series(0, last_segment) place;
end $$;

create or replace function price_bounds(site integer, products bit varying, last_segment integer)
returns bigint[]
language plpgsql stable as $$
declare
  digit integer;
  ones bit varying;
  some_left bit varying;
  cheapest bit varying := products;
  dearest bit varying := products;
  low bigint := 0;
  high bigint := 0;
begin
  if bit_count(products) = 0 then
    return null;
  end if;
  for digit, ones in select * from price_digits(site, last_segment) loop
    some_left := cheapest & ~ones;
    if bit_count(some_left) > 0 then
      cheapest := some_left;
    else
      low := low + (1::bigint << digit);
    end if;
    some_left := dearest & ones;
    if bit_count(some_left) > 0 then
      dearest := some_left;
      high := high + (1::bigint << digit);
    end if;
  end loop;
  return array[low, high];
end $$;
