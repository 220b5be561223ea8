-- What is to be told to people: written in the transaction of the fact it tells.

create table outbox (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  locale text not null,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  try_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz
);
create index outbox_due on outbox (try_at) where sent_at is null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;

-- Letters that the sandbox provider took instead of sending them; read at /dev/outbox.
create table sandbox_letters (
  outbox_id bigint primary key,
  channel text not null,
  recipient text not null,
  locale text not null,
  subject text not null,
  text text not null,
  html text not null,
  taken_at timestamptz not null default now()
);
