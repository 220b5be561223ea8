-- Money in and out. An intent stands here before a bank hears of it. Sums in kopecks.

create table payments (
  id bigint generated always as identity primary key,
  -- The name the bank knows it by; asking twice with one key makes one payment.
  key uuid not null unique default gen_random_uuid(),
  order_id bigint not null references orders,
  provider text not null,
  amount bigint not null check (amount > 0),
  currency text not null default 'RUB',
  state text not null default 'created' check (state in
    ('created', 'pending', 'authorized', 'paid', 'failed', 'cancelled', 'refunded', 'partly_refunded')),
  page_url text,
  failure text,
  -- Captured although the order was paid already or is no more: goes back by itself.
  is_surplus boolean not null default false,
  captured bigint not null default 0 check (captured >= 0),
  refunded bigint not null default 0 check (refunded >= 0),
  created_at timestamptz not null default now(),
  -- When the bank is asked again without anyone's doing.
  ask_at timestamptz not null default now() + interval '1 minute',
  constraint payments_refund_within_captured check (refunded <= captured)
);
create index payments_order on payments (order_id);
-- Two tabs pay one order: there is one live payment.
create unique index payments_one_live on payments (order_id)
  where not is_surplus and state in ('created', 'pending', 'authorized', 'paid', 'partly_refunded', 'refunded');
create index payments_to_ask on payments (ask_at) where state in ('created', 'pending', 'authorized');

create table payment_moves (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  from_state text,
  to_state text not null,
  cause text not null,
  actor text not null,
  at timestamptz not null default now()
);
create index payment_moves_payment on payment_moves (payment_id);

create table refunds (
  id bigint generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  payment_id bigint not null references payments,
  order_id bigint not null references orders,
  amount bigint not null check (amount > 0),
  -- How much of it is the delivery's price.
  delivery_amount bigint not null default 0 check (delivery_amount >= 0),
  state text not null default 'created' check (state in ('created', 'done', 'refused')),
  reason text not null,
  actor text not null,
  attempts integer not null default 0,
  try_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refunds_order on refunds (order_id);
create index refunds_to_try on refunds (try_at) where state = 'created';
alter table order_units add foreign key (refund_id) references refunds;

-- What banks send, kept as it came, once.
create table provider_inbox (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  payment_key uuid,
  body text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  unique (provider, event_id)
);

-- Cash receipts under 54-FZ: positions add up to the total exactly.
create table receipts (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  payment_id bigint references payments,
  refund_id bigint unique references refunds,
  kind text not null check (kind in ('payment', 'hand_over', 'refund')),
  total bigint not null check (total >= 0),
  tax_system text not null,
  contact text not null,
  positions jsonb not null,
  made_at timestamptz not null default now()
);
create unique index receipts_once on receipts (order_id, kind) where kind <> 'refund';
create index receipts_order on receipts (order_id);
