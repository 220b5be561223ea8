-- Where pieces lie, how many, and why the number is what it is.

create table shops (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  slug text not null,
  title jsonb not null,
  city jsonb not null,
  address jsonb not null,
  phone text not null default '',
  hours jsonb not null default '{}',
  zone text not null default 'Europe/Moscow',
  lat double precision not null,
  lon double precision not null,
  is_pickup boolean not null default true,
  position integer not null default 0,
  archived_at timestamptz,
  unique (site_id, slug)
);

create table places (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null check (kind in ('warehouse', 'shop')),
  title jsonb not null,
  shop_id bigint unique references shops
);

create table stock_balances (
  sku_id bigint not null references skus,
  place_id bigint not null references places,
  on_hand integer not null default 0 check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  primary key (sku_id, place_id),
  constraint stock_reserved_within_hand check (reserved <= on_hand)
);

create table stock_ledger (
  id bigint generated always as identity primary key,
  sku_id bigint not null references skus,
  place_id bigint not null references places,
  cause text not null
    check (cause in ('receipt', 'correction', 'reserve', 'release', 'sale', 'return', 'import')),
  on_hand_change integer not null default 0,
  reserved_change integer not null default 0,
  order_id bigint,
  actor text not null,
  reason text not null default '',
  at timestamptz not null default now(),
  check (on_hand_change <> 0 or reserved_change <> 0)
);
create index stock_ledger_sku on stock_ledger (sku_id, place_id);
create index stock_ledger_order on stock_ledger (order_id) where order_id is not null;
