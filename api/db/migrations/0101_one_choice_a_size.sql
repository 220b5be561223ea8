-- The same size is one choice of the filter, whichever grids it stands in and under whatever slug:
-- the S of women's grid and the S of an imported one.

create index sizes_text on sizes (lower(btrim(text)), id);

-- The slug that a size goes by in the filter: that of the first size with the same text.
create view size_choices as
select z.id, z.slug, (
  select first.slug from sizes first
  where lower(btrim(first.text)) = lower(btrim(z.text)) order by first.id limit 1) as choice
from sizes z;

-- As before (0050), but for the sizes.
create or replace view filter_values as
select 'color' as name, slug as value, id, title, code as color_code, 0::bigint as shelf, 0 as position
from colors
union all
select 'brand', slug, id, title, null, 0, 0 from brands
union all
select 'label', slug, id, title, null, 0, position from labels
union all
-- It stands where the first of them has it.
(select distinct on (slug) 'size', slug, id, jsonb_build_object('ru', text, 'en', text), null,
  grid_id, position
from (select distinct on (lower(btrim(text))) * from sizes order by lower(btrim(text)), id) first
order by slug, id)
union all
select a.slug, o.slug, o.id, o.title, null, 0, o.position
from attribute_options o join filter_attributes a on a.id = o.attribute_id
where a.kind = 'option'
union all
select slug, 'yes', id, '{"ru": "Да", "en": "Yes"}', null, 0, 0
from filter_attributes where kind = 'boolean';

create or replace view facet_facts as
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
  select 'size', z.choice
  from sku_stock k
  join skus s on s.id = k.sku_id
  join size_choices z on z.id = k.size_id
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

-- As before (0050); by its text a size joins those of other grids or leaves them.
create or replace function size_mark() returns trigger
language plpgsql as $$
begin
  perform from sizes where id = new.id for update;
  perform mark_stale(array_agg(distinct s.product_id), false, false)
  from skus s join sizes z on z.id = s.size_id
  where lower(btrim(z.text)) in (lower(btrim(old.text)), lower(btrim(new.text)));
  return null;
end $$;
drop trigger sizes_mark on sizes;
create trigger sizes_mark after update of slug, text on sizes
  for each row when ((old.slug, old.text) is distinct from (new.slug, new.text))
  execute function size_mark();

do $$
declare
  batch bigint[];
begin
  for batch in
    select array_agg(distinct s.product_id)
    from skus s join size_choices z on z.id = s.size_id
    where z.slug <> z.choice
    group by s.product_id / 1000 order by s.product_id / 1000
  loop
    perform refresh_facets(batch);
  end loop;
end $$;
