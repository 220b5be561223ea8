-- Pictures: the original is a file named by its hash; widths and formats are made of it by a job.

create table pictures (
  -- The first 20 hex digits of the original's SHA-256: an address never changes its bytes.
  id text primary key,
  file text not null,
  type text not null,
  bytes integer not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  preview text not null,
  created_at timestamptz not null default now(),
  -- When every listed width stands ready; null while the job has not come by.
  ready_at timestamptz
);
create index pictures_waiting on pictures (created_at) where ready_at is null;
