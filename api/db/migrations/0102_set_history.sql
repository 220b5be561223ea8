-- How a set stood after each transaction that changed it, and who changed it, whatever the door.
create table set_history (
  id bigint generated always as identity primary key,
  set_id bigint not null references sets on delete cascade,
  slug text not null,
  title jsonb not null,
  description jsonb not null,
  position integer not null,
  publish_from timestamptz,
  publish_until timestamptz,
  archived_at timestamptz,
  product_ids bigint[] not null,
  actor text not null default acting(),
  at timestamptz not null default now()
);
create index set_history_set on set_history (set_id, id);

-- Several changes of one transaction are one row: at commit each of them sees the same set.
create function remember_set() returns trigger
language plpgsql as $$
begin
  insert into set_history (set_id, slug, title, description, position, publish_from, publish_until,
    archived_at, product_ids)
  select now.*
  from (
    select s.id, s.slug, s.title, s.description, s.position, s.publish_from, s.publish_until,
      s.archived_at, array(
        select product_id from set_products p where p.set_id = s.id
        order by p.position, product_id) as product_ids
    from sets s
    where s.id = (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::bigint
  ) now
  where not exists (
    select from (
      select * from set_history h where h.set_id = now.id order by h.id desc limit 1
    ) last
    where (last.slug, last.title, last.description, last.position, last.publish_from,
        last.publish_until, last.archived_at, last.product_ids)
      is not distinct from (now.slug, now.title, now.description, now.position, now.publish_from,
        now.publish_until, now.archived_at, now.product_ids));
  return null;
end $$;
create constraint trigger sets_remember after insert or update on sets
  deferrable initially deferred for each row execute function remember_set('id');
create constraint trigger set_products_remember after insert or update or delete on set_products
  deferrable initially deferred for each row execute function remember_set('set_id');
