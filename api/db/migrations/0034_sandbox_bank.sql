-- The books of the sandbox bank: a bank of our own that stands in for a real one. The shop never
-- reads these tables, it asks the bank.

create table sandbox_bank_payments (
  -- The bank's own name for it, in its page's address.
  id uuid primary key default gen_random_uuid(),
  -- The shop's key: registering twice with one key answers the same payment.
  merchant_key text not null unique,
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null,
  locale text not null,
  success_url text not null,
  fail_url text not null,
  webhook_url text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'confirming', 'captured', 'declined', 'cancelled')),
  card text,
  reason text,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table sandbox_bank_refunds (
  merchant_key text primary key,
  payment_id uuid not null references sandbox_bank_payments,
  amount bigint not null check (amount > 0),
  at timestamptz not null default now()
);

-- Webhooks to be sent: a doubled one is two rows with one event id, a late one waits.
create table sandbox_bank_webhooks (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  payment_id uuid not null references sandbox_bank_payments,
  type text not null,
  send_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index sandbox_bank_webhooks_due on sandbox_bank_webhooks (send_at) where sent_at is null;
