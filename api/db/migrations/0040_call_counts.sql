-- How often something was done of late, for limits that all servers share. Worth little: a crash of
-- the database may empty it, so nothing of it is written to the log.
create unlogged table call_counts (
  -- SHA-256 of the limit's name and of whose calls are counted.
  subject bytea primary key,
  count integer not null,
  -- Then the count begins anew.
  ends_at timestamptz not null
);
create index call_counts_over on call_counts (ends_at);
