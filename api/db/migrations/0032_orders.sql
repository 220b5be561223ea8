-- An order is a snapshot: what it says does not change with the catalogue. Sums in kopecks.

create sequence order_numbers start 100001;

create table orders (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  number text not null unique,
  state text not null default 'new'
    check (state in ('new', 'confirmed', 'completed', 'cancelled', 'expired')),
  locale text not null,
  is_preorder boolean not null default false,
  items_amount bigint not null check (items_amount >= 0),
  sale_discount bigint not null default 0 check (sale_discount >= 0),
  complex_discount bigint not null default 0 check (complex_discount >= 0),
  delivery_price bigint not null default 0 check (delivery_price >= 0),
  total bigint not null check (total >= 0),
  delivery_type text not null,
  -- The words of the delivery as agreed: title, address, date, shop.
  delivery jsonb not null,
  payment_type text not null,
  utm jsonb not null default '{}',
  -- The seller's requisites and tax system on that day.
  seller jsonb not null,
  -- Versions of the agreements that the shopper was shown.
  agreements jsonb not null default '[]',
  -- Until when an unpaid order holds its stock; null once it does not expire.
  pay_until timestamptz,
  placed_at timestamptz not null default now(),
  constraint orders_total_adds_up
    check (total = items_amount - sale_discount - complex_discount + delivery_price)
);
create index orders_expiring on orders (pay_until) where state = 'new';
create index orders_newest on orders (site_id, placed_at desc);
alter table stock_ledger add foreign key (order_id) references orders;

-- Apart from the order, so that a person can be erased and the accounts stay.
create table order_contacts (
  order_id bigint primary key references orders,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  street text not null default '',
  flat text not null default '',
  entrance text not null default '',
  floor text not null default '',
  comment text not null default ''
);

-- SHA-256 of the secrets that open a guest's order: one from placing, one in each letter.
create table order_keys (
  order_id bigint not null references orders,
  hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (order_id, hash)
);

create table order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  position smallint not null,
  product_id bigint not null references products,
  sku_id bigint not null references skus,
  sku text not null,
  gtin text,
  title jsonb not null,
  size text not null,
  color jsonb,
  picture jsonb,
  quantity integer not null check (quantity > 0),
  base_price bigint not null check (base_price > 0),
  price bigint not null check (price > 0),
  -- What the line costs after every discount.
  total bigint not null check (total >= 0),
  tax_code text not null,
  tax_percent numeric(5, 2) not null,
  no_return boolean not null default false,
  unique (order_id, position)
);
create index order_items_sku on order_items (sku_id);

create table order_discounts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  item_id bigint references order_items,
  source text not null,
  title jsonb not null,
  amount bigint not null check (amount > 0)
);
create index order_discounts_order on order_discounts (order_id);

create table shipments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  provider text not null,
  state text not null default 'waiting' check (state in
    ('waiting', 'assembling', 'shipped', 'ready_for_pickup', 'delivered', 'not_delivered', 'cancelled')),
  planned_on date,
  created_at timestamptz not null default now()
);
create index shipments_order on shipments (order_id);

-- One row per piece sold: fitting, exchange, partial refunds and receipts rest on it.
create table order_units (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  item_id bigint not null references order_items,
  shipment_id bigint references shipments,
  number smallint not null,
  discount bigint not null check (discount >= 0),
  -- Its share of what is paid, and the tax inside that share.
  price bigint not null check (price >= 0),
  tax bigint not null check (tax >= 0),
  mark_code text,
  state text not null default 'sold' check (state in ('sold', 'kept', 'returned', 'refunded')),
  refund_id bigint,
  unique (item_id, number)
);
create index order_units_order on order_units (order_id);

create table returns (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  state text not null default 'asked'
    check (state in ('asked', 'accepted', 'received', 'refunded', 'refused')),
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index returns_order on returns (order_id);

create table return_units (
  return_id bigint not null references returns,
  unit_id bigint not null unique references order_units,
  primary key (return_id, unit_id)
);

create table order_moves (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  from_state text,
  to_state text not null,
  cause text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index order_moves_order on order_moves (order_id);

create table shipment_moves (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipments,
  from_state text,
  to_state text not null,
  cause text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index shipment_moves_shipment on shipment_moves (shipment_id);

create table return_moves (
  id bigint generated always as identity primary key,
  return_id bigint not null references returns,
  from_state text,
  to_state text not null,
  cause text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index return_moves_return on return_moves (return_id);
