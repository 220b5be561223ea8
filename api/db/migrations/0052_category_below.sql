-- A category that moves takes along all that stands below it by its parents: the chains of slugs
-- below it are written only after this looks.
create or replace function category_mark() returns trigger
language plpgsql as $$
declare
  is_moved boolean := (old.parent_id, old.archived_at)
    is distinct from (new.parent_id, new.archived_at);
  below bigint[];
begin
  with recursive tree as (
    select new.id
    union
    select c.id from categories c join tree on c.parent_id = tree.id
  )
  select array_agg(id) into below from tree;
  perform from categories where id = any(below) order by id for update;
  perform mark_stale(array_agg(distinct product_id), true, is_moved)
  from product_categories where category_id = any(below);
  if old.title is distinct from new.title then
    perform mark_stale(array_agg(product_id), true, true)
    from product_categories where category_id = new.id;
  end if;
  return null;
end $$;
