-- Addresses: a category's chain of slugs is worked out from its parents, and what an address was
-- before keeps leading to where it is now.

create function category_path() returns trigger
language plpgsql as $$
declare
  parent categories;
begin
  if new.parent_id is null then
    new.path := new.slug;
    new.depth := 1;
    return new;
  end if;
  if tg_op = 'UPDATE' and exists (
    with recursive above as (
      select id, parent_id from categories where id = new.parent_id
      union
      select c.id, c.parent_id from categories c join above a on c.id = a.parent_id
    )
    select from above where id = new.id
  ) then
    raise exception 'Category % would stand below itself', new.id
      using errcode = 'check_violation', constraint = 'categories_no_loop';
  end if;
  select * into parent from categories where id = new.parent_id for share;
  if parent.site_id <> new.site_id then
    raise exception 'Category % and its parent stand on different sites', new.slug
      using errcode = 'check_violation', constraint = 'categories_one_site';
  end if;
  new.path := parent.path || '/' || new.slug;
  new.depth := parent.depth + 1;
  return new;
end $$;
create trigger categories_path_before before insert or update of slug, parent_id on categories
  for each row execute function category_path();

create function category_moved() returns trigger
language plpgsql as $$
begin
  insert into category_old_paths (site_id, path, category_id)
  values (old.site_id, old.path, old.id)
  on conflict (site_id, path) do update set category_id = excluded.category_id;
  delete from category_old_paths where site_id = new.site_id and path = new.path;
  -- The children's own trigger takes the new chain over, and so on down.
  update categories set slug = slug where parent_id = new.id;
  return null;
end $$;
create trigger categories_moved after update on categories
  for each row when (old.path <> new.path) execute function category_moved();

create function product_slug_changed() returns trigger
language plpgsql as $$
begin
  insert into product_old_slugs (slug, product_id) values (old.slug, old.id)
  on conflict (slug) do update set product_id = excluded.product_id;
  delete from product_old_slugs where slug = new.slug;
  return null;
end $$;
create trigger products_slug_changed after update of slug on products
  for each row when (old.slug <> new.slug) execute function product_slug_changed();
