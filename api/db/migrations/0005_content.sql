-- What the shop says: static pages, the home page's sections, where old addresses went.

create table pages (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  slug text not null,
  title jsonb not null,
  seo_title jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  -- Sanitised HTML in both languages.
  content jsonb not null default '{}',
  publish_from timestamptz,
  publish_until timestamptz,
  updated_at timestamptz not null default now(),
  unique (site_id, slug)
);

create table home_sections (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  position integer not null default 0,
  kind text not null,
  -- Shaped by the section's kind; pictures and kits by id.
  content jsonb not null,
  publish_from timestamptz,
  publish_until timestamptz
);
create index home_sections_site on home_sections (site_id, position);
create trigger home_sections_announce after insert or update or delete on home_sections
  for each statement execute function announce_tag('home');

create function announce_page() returns trigger
language plpgsql as $$
begin
  perform announce('page:' || coalesce(new.slug, old.slug));
  return null;
end $$;
create trigger pages_announce after insert or update or delete on pages
  for each row execute function announce_page();

create table redirects (
  site_id integer not null references sites,
  from_path text not null,
  to_url text not null,
  status smallint not null default 301 check (status in (301, 302, 307, 308)),
  primary key (site_id, from_path)
);
