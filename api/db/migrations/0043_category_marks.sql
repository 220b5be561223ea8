-- A category's title stands on the cards of its own products and, in breadcrumbs, on the pages of
-- all below it; lists change only when it moves or is archived. Renaming a root of a large shop
-- rebuilt every card below it.
create or replace function category_mark() returns trigger
language plpgsql as $$
declare
  is_moved boolean := (old.parent_id, old.archived_at)
    is distinct from (new.parent_id, new.archived_at);
begin
  perform from categories
  where site_id = new.site_id and (id = new.id or starts_with(path, new.path || '/'))
  order by id for update;
  perform mark_stale(array_agg(distinct pc.product_id), true, is_moved)
  from categories c join product_categories pc on pc.category_id = c.id
  where c.site_id = new.site_id and (c.id = new.id or starts_with(c.path, new.path || '/'));
  if old.title is distinct from new.title then
    perform mark_stale(array_agg(product_id), true, true)
    from product_categories where category_id = new.id;
  end if;
  return null;
end $$;
