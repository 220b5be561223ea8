-- What a product's card shows, worked out from the tables: the one definition that the kept cards
-- are made from and that they are checked against.

-- Pieces that can be sold from the warehouse and that lie in shops, per living SKU.
create view sku_stock as
select s.id as sku_id, s.product_id, s.size_id,
  coalesce(sum(b.on_hand - b.reserved) filter (where p.kind = 'warehouse'), 0)::integer as in_warehouse,
  coalesce(sum(b.on_hand - b.reserved) filter (where p.kind = 'shop'), 0)::integer as in_shops
from skus s
left join stock_balances b on b.sku_id = s.id
left join places p on p.id = b.place_id
where s.archived_at is null
group by s.id;

create function picture_facts(product bigint, at_most integer) returns jsonb
language sql stable as $$
  select coalesce(jsonb_agg(picture order by position, id), '[]')
  from (
    select pp.position, pic.id, jsonb_build_object(
      'id', pic.id, 'width', pic.width, 'height', pic.height,
      'alt', pp.alt, 'preview', pic.preview) as picture
    from product_pictures pp join pictures pic on pic.id = pp.picture_id
    where pp.product_id = product
    order by pp.position, pic.id
    limit at_most
  ) shown
$$;

create function color_facts(c colors) returns jsonb
language sql immutable as $$
  select jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'color_code', c.code)
$$;

create view product_facts as
select
  ps.site_id,
  p.id as product_id,
  ps.price,
  case when ps.old_price > ps.price then ps.old_price end as old_price,
  case when ps.old_price > ps.price
    then round(100 * (1 - ps.price::numeric / ps.old_price))::integer else 0 end as discount,
  stock.in_stock,
  stock.in_shops and not stock.in_stock as in_shops,
  case when p.archived_at is null then coalesce(ps.publish_from, '-infinity') end as shown_from,
  case when p.archived_at is null then coalesce(ps.publish_until, 'infinity') end as shown_until,
  jsonb_build_object(
    'slug', p.slug,
    'title', p.title,
    'alt', p.alt,
    'sku_full', p.sku_full,
    'show_sku', p.show_sku,
    'brand', (select b.title from brands b where b.id = p.brand_id),
    -- The picture itself and three that follow on hover.
    'pictures', picture_facts(p.id, 4),
    'video', p.video,
    'hover_video', p.hover_video,
    'is_preorder', p.is_preorder,
    'is_coming_soon', p.is_coming_soon,
    'color', (select color_facts(c) from colors c where c.id = p.color_id),
    'labels', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'slug', l.slug, 'title', l.title)
        order by l.position, l.id), '[]')
      from product_labels pl join labels l on l.id = pl.label_id
      where pl.product_id = p.id),
    'categories', (
      select coalesce(jsonb_agg(c.title order by (c.id = p.category_id) desc, c.id), '[]')
      from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = p.id and c.site_id = ps.site_id and c.archived_at is null),
    'colors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', sibling.id, 'slug', sibling.slug, 'color', color_facts(c),
        'thumb', picture_facts(sibling.id, 1) -> 0 || '{"preview": ""}')
        order by on_site.position, sibling.id), '[]')
      from products sibling
      join product_sites on_site on on_site.product_id = sibling.id and on_site.site_id = ps.site_id
      join colors c on c.id = sibling.color_id
      where sibling.model_id = p.model_id and sibling.archived_at is null
        and now() >= coalesce(on_site.publish_from, '-infinity')
        and now() < coalesce(on_site.publish_until, 'infinity'))
  ) as card
from products p
join product_sites ps on ps.product_id = p.id
cross join lateral (
  select coalesce(bool_or(s.in_warehouse > 0), false) as in_stock,
    coalesce(bool_or(s.in_shops > 0), false) as in_shops
  from sku_stock s where s.product_id = p.id
) stock;
