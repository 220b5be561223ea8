-- refresh_stock() looks up the sizes of the products at hand, one by one: joined as a whole, the
-- stock of every SKU there is was added up first.

create or replace function refresh_stock(ids bigint[]) returns void
language plpgsql as $$
declare
  seen text[];
begin
  with fresh as materialized (
    select ids.product_id, stock.in_stock, stock.in_shops and not stock.in_stock as in_shops,
      size_words(ids.product_id) as sizes
    from unnest(ids) ids (product_id)
    cross join lateral (
      select coalesce(bool_or(s.in_warehouse > 0), false) as in_stock,
        coalesce(bool_or(s.in_shops > 0), false) as in_shops
      from sku_stock s where s.product_id = ids.product_id
    ) stock
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
