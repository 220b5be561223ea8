-- What shoppers put aside, and what a SKU costs and has left at this moment.

-- The one definition of an offer: a SKU on a site with its prices in kopecks and what can be had.
-- The base price is the old one while the site shows old prices and it is the higher.
create view sku_offers as
select
  ps.site_id,
  s.id as sku_id,
  s.code,
  s.product_id,
  s.size_id,
  z.slug as size_slug,
  z.text as size_text,
  z.value as size_value,
  s.position,
  z.position as size_position,
  coalesce(s.price, ps.price) as price,
  greatest(
    coalesce(s.price, ps.price),
    case when coalesce(
      (select st.value from settings st where st.site_id = ps.site_id and st.name = 'is_old_price'),
      'true') = 'true' then ps.old_price end
  ) as base_price,
  p.is_preorder,
  s.preorder_limit - s.preordered as preorder_left,
  p.tax_code,
  s.gtin,
  s.no_return,
  s.archived_at is null as is_living,
  (p.archived_at is null and s.archived_at is null and not p.is_coming_soon
    and now() >= coalesce(ps.publish_from, '-infinity')
    and now() < coalesce(ps.publish_until, 'infinity')) as is_on_sale,
  coalesce((
    select sum(b.on_hand - b.reserved) from stock_balances b
    join places pl on pl.id = b.place_id
    where b.sku_id = s.id and pl.kind = 'warehouse'), 0)::integer as in_warehouse,
  coalesce((
    select sum(b.on_hand - b.reserved) from stock_balances b
    join places pl on pl.id = b.place_id
    where b.sku_id = s.id and pl.kind = 'shop'), 0)::integer as in_shops
from skus s
join sizes z on z.id = s.size_id
join products p on p.id = s.product_id
join product_sites ps on ps.product_id = s.product_id;

create table carts (
  -- 128 random bits, made by the server; a shopper who knows them holds the cart.
  id uuid primary key,
  site_id integer not null references sites,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index carts_old on carts (updated_at);

create table cart_items (
  id bigint generated always as identity primary key,
  cart_id uuid not null references carts on delete cascade,
  sku_id bigint not null references skus,
  quantity integer not null check (quantity between 1 and 99),
  -- What one piece cost when the shopper last put their hand to the line, kopecks.
  seen_price bigint not null,
  is_preorder boolean not null default false,
  added_at timestamptz not null default now(),
  unique (cart_id, sku_id)
);
-- A preorder is one size, however many tabs add at once.
create unique index cart_items_one_preorder on cart_items (cart_id) where is_preorder;
