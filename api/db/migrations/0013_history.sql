-- What a product cost and when it was shown, and who changed it. A use case names its actor by
-- set_config('vitrina.actor', …, true); plain SQL is told by its database user.

create function acting() returns text
language sql stable as $$
  select coalesce(nullif(current_setting('vitrina.actor', true), ''), current_user::text)
$$;

alter table price_history add column actor text not null default acting();

create function remember_price() returns trigger
language plpgsql as $$
begin
  update price_history set valid_until = now()
  where product_id = new.product_id and site_id = new.site_id and valid_until is null;
  insert into price_history (product_id, site_id, price, old_price)
  values (new.product_id, new.site_id, new.price, new.old_price);
  return null;
end $$;
create trigger product_sites_price_added after insert on product_sites
  for each row execute function remember_price();
create trigger product_sites_price_changed after update of price, old_price on product_sites
  for each row when ((old.price, old.old_price) is distinct from (new.price, new.old_price))
  execute function remember_price();
create index price_history_open on price_history (product_id, site_id) where valid_until is null;

create table publication_history (
  id bigint generated always as identity primary key,
  product_id bigint not null references products,
  site_id integer references sites,
  publish_from timestamptz,
  publish_until timestamptz,
  archived_at timestamptz,
  actor text not null default acting(),
  at timestamptz not null default now()
);
create index publication_history_product on publication_history (product_id, at);

create function remember_publication() returns trigger
language plpgsql as $$
begin
  insert into publication_history (product_id, site_id, publish_from, publish_until)
  values (new.product_id, new.site_id, new.publish_from, new.publish_until);
  return null;
end $$;
create trigger product_sites_published after update of publish_from, publish_until on product_sites
  for each row when ((old.publish_from, old.publish_until)
    is distinct from (new.publish_from, new.publish_until))
  execute function remember_publication();

create function remember_archiving() returns trigger
language plpgsql as $$
begin
  insert into publication_history (product_id, archived_at) values (new.id, new.archived_at);
  return null;
end $$;
create trigger products_archived after update of archived_at on products
  for each row when (old.archived_at is distinct from new.archived_at)
  execute function remember_archiving();

create function touch_product() returns trigger
language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger products_touched before update on products
  for each row when (old.* is distinct from new.*) execute function touch_product();
