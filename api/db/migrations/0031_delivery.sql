-- Where the shop delivers to, for how much and how soon.

create table delivery_zones (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  slug text not null,
  title jsonb not null,
  -- The zone of every locality that stands in no other.
  is_default boolean not null default false,
  unique (site_id, slug)
);
create unique index delivery_zones_default on delivery_zones (site_id) where is_default;

create table delivery_zone_localities (
  zone_id bigint not null references delivery_zones on delete cascade,
  locality_id bigint not null references localities,
  primary key (locality_id, zone_id)
);

-- What a way of delivery costs in a zone. Sums in kopecks, days are working days in Moscow.
create table delivery_rates (
  zone_id bigint not null references delivery_zones on delete cascade,
  type text not null,
  price bigint not null check (price >= 0),
  free_from bigint check (free_from > 0),
  days integer not null check (days between 0 and 365),
  primary key (zone_id, type)
);
