-- First answers to calls that create or pay, for repeats of them.
create table idempotency_keys (
  -- SHA-256 of caller, route and key.
  id bytea primary key,
  -- SHA-256 of what was asked.
  request bytea not null,
  -- The answer, sealed by the key itself, which is nowhere stored.
  answer bytea,
  created_at timestamptz not null default now()
);
create index idempotency_keys_old on idempotency_keys (created_at);
