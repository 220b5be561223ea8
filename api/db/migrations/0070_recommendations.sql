-- What shoppers look at, and what is recommended because of it.

-- Which products a visit opened. A visit is a hash of a random key that its browser forgets soon;
-- nothing here leads to a person.
create table recommendation_views (
  site_id integer not null references sites,
  visit uuid not null,
  product_id bigint not null references products,
  -- The recommended block that led there; empty when none did.
  code text not null,
  seen_at timestamptz not null default now(),
  primary key (visit, product_id)
);
create index recommendation_views_seen on recommendation_views (seen_at);

-- Cards that were in sight, as browsers report them; a job counts them and throws them away.
create table recommendation_showings (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  products bigint[] not null
);

create table recommendation_interest (
  site_id integer not null references sites,
  product_id bigint not null references products,
  -- How often its card was in sight, as worth at `counted_at`: half as much each week.
  shown double precision not null default 0,
  counted_at timestamptz not null default now(),
  -- How much shoppers care for it; null: nobody did of late.
  heat double precision,
  primary key (site_id, product_id)
);

-- The best of a category and all below it, best first; 0 is the whole catalogue.
create table recommendation_lists (
  site_id integer not null references sites,
  kind text not null check (kind in ('popular', 'new')),
  category_id bigint not null,
  products bigint[] not null,
  primary key (site_id, kind, category_id)
);

-- What goes with a product, best first: opened in the same visits, bought together.
create table recommendation_companions (
  site_id integer not null references sites,
  kind text not null check (kind in ('seen', 'bought')),
  product_id bigint not null references products,
  products bigint[] not null,
  primary key (site_id, kind, product_id)
);

-- What a recommender outside is yet to be told, in the transaction of the fact. `visit` is the
-- browser's random key.
create table recommendation_events (
  id bigint generated always as identity primary key,
  visit text not null,
  kind text not null check (kind in ('view', 'cart', 'purchase')),
  facts jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  try_at timestamptz not null default now()
);
create index recommendation_events_due on recommendation_events (try_at);

-- What the owners of other tables let recommendations read.

-- The catalogue: which model and which corner of the shop a product belongs to.
create view placed_products as
select ps.site_id, p.id as product_id, p.model_id, p.category_id,
  (select root.id from categories own
    join categories root on root.site_id = own.site_id and root.archived_at is null
      and root.path = split_part(own.path, '/', 1)
    where own.id = p.category_id) as root_id
from products p
join product_sites ps on ps.product_id = p.id;

-- The catalogue: what can be had now, in any size and place or as a preorder.
create view recommendable_products as
select c.site_id, c.product_id, p.model_id, p.category_id
from product_cards c
join products p on p.id = c.product_id
where now() >= c.shown_from and now() < c.shown_until
  and not p.is_coming_soon and (c.in_stock or c.in_shops or p.is_preorder);

-- The catalogue: who stands in which list.
create view listed_products as
select l.site_id, l.category_id, e.product_id, e.position, e.added_at
from listings l
join listing_entries e on e.listing_id = l.id
where l.label_id = 0;

-- The carts: what lies together in one.
create view carted_products as
select c.site_id, i.cart_id, s.product_id, i.added_at
from cart_items i
join carts c on c.id = i.cart_id
join skus s on s.id = i.sku_id;

-- The orders: what was bought together and not given up. Prices in kopecks, of one piece.
create view ordered_products as
select o.site_id, o.id as order_id, o.number, o.total as order_total, o.placed_at,
  i.product_id, i.quantity, i.price
from orders o
join order_items i on i.order_id = o.id
where o.state not in ('cancelled', 'expired');
