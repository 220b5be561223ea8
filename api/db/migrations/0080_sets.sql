-- Looks of several pieces that are bought whole or in part.

create table sets (
  id bigint generated always as identity primary key,
  site_id integer not null references sites,
  slug text not null,
  title jsonb not null,
  -- Sanitised HTML in both languages.
  description jsonb not null default '{}',
  seo_title jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  position integer not null default 0,
  publish_from timestamptz,
  publish_until timestamptz,
  archived_at timestamptz
);
create unique index sets_slug on sets (site_id, slug) where archived_at is null;

-- Slugs that a set once had; they redirect to the one it has now.
create table set_old_slugs (
  site_id integer not null references sites,
  slug text not null,
  set_id bigint not null references sets,
  primary key (site_id, slug)
);

create table set_products (
  set_id bigint not null references sets on delete cascade,
  product_id bigint not null references products,
  position integer not null default 0,
  primary key (set_id, product_id)
);
create index set_products_product on set_products (product_id);

create table set_pictures (
  set_id bigint not null references sets on delete cascade,
  picture_id text not null references pictures,
  position integer not null default 0,
  primary key (set_id, picture_id)
);
create index set_pictures_picture on set_pictures (picture_id);

-- The categories whose looks a set is one of.
create table set_categories (
  set_id bigint not null references sets on delete cascade,
  category_id bigint not null references categories,
  position integer not null default 0,
  primary key (set_id, category_id)
);
create index set_categories_category on set_categories (category_id);

create function set_slug_changed() returns trigger
language plpgsql as $$
begin
  insert into set_old_slugs (site_id, slug, set_id) values (old.site_id, old.slug, old.id)
  on conflict (site_id, slug) do update set set_id = excluded.set_id;
  delete from set_old_slugs where site_id = new.site_id and slug = new.slug;
  return null;
end $$;
create trigger sets_slug_changed after update of slug on sets
  for each row when (old.slug <> new.slug) execute function set_slug_changed();

-- What shoppers see of a set: it is published and a piece of it is shown. A set without a picture
-- wears that of its first piece. The price adds up the pieces that go into the cart together.
create view shown_sets as
select s.id, s.site_id, s.slug, s.title, s.description, s.position,
  pieces.product_ids, cardinality(pieces.product_ids) as products_count, pieces.price,
  coalesce(
    (select jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
        'alt', s.title, 'preview', p.preview)
      from set_pictures sp join pictures p on p.id = sp.picture_id
      where sp.set_id = s.id order by sp.position, p.id limit 1),
    pieces.picture) as image
from sets s
cross join lateral (
  select array_agg(sp.product_id order by sp.position, sp.product_id) as product_ids,
    (array_agg((c.card -> 'pictures' -> 0) || jsonb_build_object('alt', s.title) order by sp.position, sp.product_id))[1] as picture,
    coalesce(sum(c.price) filter (where c.in_stock
      and not (c.card ->> 'is_preorder')::boolean
      and not (c.card ->> 'is_coming_soon')::boolean), 0)::bigint as price
  from set_products sp
  join product_cards c on c.product_id = sp.product_id and c.site_id = s.site_id
    and now() >= c.shown_from and now() < c.shown_until
  where sp.set_id = s.id
) pieces
where s.archived_at is null
  and coalesce(s.publish_from <= now(), true) and coalesce(s.publish_until > now(), true)
  and pieces.product_ids is not null;

-- A visible change of a set is one of its own page, of the lists of sets and of its pieces' pages.
create function announce_sets(ids bigint[]) returns void
language plpgsql as $$
begin
  if ids is not null then
    perform announce_all(array_agg('product:' || product_id)) from set_products
    where set_id = any(ids) having count(*) > 0;
    perform announce_all(array['sets'] || array(select 'set:' || id from unnest(ids) id));
  end if;
end $$;

create function set_changed() returns trigger
language plpgsql as $$
begin
  perform announce_sets(array[coalesce(new.id, old.id)]);
  return null;
end $$;
create trigger sets_announce_new after insert or delete on sets
  for each row execute function set_changed();
create trigger sets_announce after update on sets
  for each row when (old.* is distinct from new.*) execute function set_changed();

create function set_part_changed() returns trigger
language plpgsql as $$
declare
  part jsonb := to_jsonb(coalesce(new, old));
begin
  perform announce_sets(array[(part ->> 'set_id')::bigint]);
  if part ? 'product_id' then
    perform announce('product:' || (part ->> 'product_id'));
  end if;
  return null;
end $$;
create trigger set_products_announce after insert or update or delete on set_products
  for each row execute function set_part_changed();
create trigger set_pictures_announce after insert or update or delete on set_pictures
  for each row execute function set_part_changed();
create trigger set_categories_announce after insert or update or delete on set_categories
  for each row execute function set_part_changed();

create function set_picture_changed() returns trigger
language plpgsql as $$
begin
  perform announce_sets(array_agg(set_id)) from set_pictures where picture_id = new.id;
  return null;
end $$;
create trigger pictures_announce_sets after update of width, height, preview on pictures
  for each row when ((old.width, old.height, old.preview)
    is distinct from (new.width, new.height, new.preview))
  execute function set_picture_changed();

-- A piece that begins or ends to be shown may bring its set into the lists or take it out. What else
-- of a piece is seen on its set, the piece's own tag announces.
create function set_piece_changed() returns trigger
language plpgsql as $$
begin
  perform announce_sets(array_agg(set_id)) from set_products
  where product_id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger product_cards_announce_sets_new after insert or delete on product_cards
  for each row execute function set_piece_changed();
create trigger product_cards_announce_sets after update of shown_from, shown_until, due_at
  on product_cards
  for each row when ((old.shown_from, old.shown_until, old.due_at)
    is distinct from (new.shown_from, new.shown_until, new.due_at))
  execute function set_piece_changed();
