-- Cities and towns that are delivered to.

create table localities (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title jsonb not null,
  region jsonb not null default '{}',
  zone text not null default 'Europe/Moscow',
  lat double precision,
  lon double precision,
  -- The larger the earlier it is proposed.
  population integer not null default 0
);
create index localities_names on localities
  using gin ((lower(coalesce(title ->> 'ru', '') || ' ' || coalesce(title ->> 'en', ''))) gin_trgm_ops);
