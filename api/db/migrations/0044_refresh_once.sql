-- Of a transaction's thousands of stale products the first brings all; each later one looked through
-- all that the first had left behind, which took minutes. Now it looks for itself alone.

create or replace function refresh_stale() returns trigger
language plpgsql as $$
declare
  cards bigint[];
  pages bigint[];
  stock bigint[];
  models_too bigint[];
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
  return null;
end $$;
