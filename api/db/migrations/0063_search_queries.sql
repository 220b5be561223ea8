-- What shoppers look for most. A query is shown to others only once several visitors have typed it
-- on their own; who they were is not kept beyond the day, and not in the clear even then.

create table search_queries (
  site_id integer not null references sites on delete cascade,
  locale text not null check (locale in ('ru', 'en')),
  day date not null,
  -- As it was understood: small letters, errors mended.
  query text not null,
  visitors integer not null default 0,
  primary key (site_id, locale, day, query)
);

-- That one visitor counts once a day for one query: hashes with a key that only the shop has.
create table search_query_visitors (
  day date not null,
  visitor bytea not null,
  primary key (visitor, day)
);
create index search_query_visitors_day on search_query_visitors (day);
