create table staff (
  id bigint generated always as identity primary key,
  name text not null unique,
  role text not null check (role in ('owner', 'manager', 'warehouse', 'support')),
  created_at timestamptz not null default now(),
  archived_at timestamptz
);

create table staff_tokens (
  -- SHA-256 of the token; the token itself is shown once.
  hash bytea primary key,
  staff_id bigint not null references staff,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_tokens_staff on staff_tokens (staff_id);

-- What staff changed beside orders and stock, which keep a history of their own.
create table staff_actions (
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index staff_actions_subject on staff_actions (subject, at);
