-- The ground: sites, what their owner sets, and how a visible change is announced.

create extension if not exists pg_trgm;

-- Tells every server at commit which pages are stale: tags joined by commas.
-- NOTIFY serialises commits, so only facts that shoppers see may call this.
create function announce(variadic tags text[]) returns void
language sql as $$ select pg_notify('page_tags', array_to_string(tags, ',')) $$;

-- For row triggers whose table stands behind one tag: create trigger … execute function announce_tag('settings').
create function announce_tag() returns trigger
language plpgsql as $$
begin
  perform announce(variadic tg_argv);
  return null;
end $$;

create table legal_entities (
  id bigint generated always as identity primary key,
  name text not null,
  inn text not null,
  ogrn text not null,
  address text not null,
  -- Tax systems as receipts code them (tag 1055).
  tax_system text not null default 'osn'
    check (tax_system in ('osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'))
);

create table sites (
  id integer primary key,
  slug text not null unique,
  name jsonb not null,
  host text unique,
  legal_entity_id bigint references legal_entities
);

-- One row a setting; what is said in two languages is {"ru": …, "en": …}.
create table settings (
  site_id integer not null references sites,
  name text not null,
  value jsonb not null,
  primary key (site_id, name)
);
create trigger settings_announce after insert or update or delete on settings
  for each statement execute function announce_tag('settings');

create table menus (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  name text not null,
  title jsonb not null default '{}',
  unique (site_id, name)
);

create table menu_items (
  id bigint generated always as identity primary key,
  menu_id bigint not null references menus on delete cascade,
  parent_id bigint references menu_items on delete cascade,
  position integer not null default 0,
  title jsonb not null,
  url text not null default '',
  url_title jsonb not null default '{}',
  color text,
  is_selected boolean not null default false,
  a_class_name text not null default ''
);
create index menu_items_menu on menu_items (menu_id, position);
create trigger menus_announce after insert or update or delete on menus
  for each statement execute function announce_tag('settings');
create trigger menu_items_announce after insert or update or delete on menu_items
  for each statement execute function announce_tag('settings');

create table quick_alerts (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  place text not null check (place in ('header', 'footer')),
  position integer not null default 0,
  text jsonb not null,
  text_color text not null default '',
  bg_color text not null default '',
  url text not null default '',
  publish_from timestamptz,
  publish_until timestamptz
);
create trigger quick_alerts_announce after insert or update or delete on quick_alerts
  for each statement execute function announce_tag('settings');
