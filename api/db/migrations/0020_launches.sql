-- A launch and an end of sale are announced when they come: pages that name a product without
-- being a list of its category (a kit, a look, a choice of ids) do not know its times.

create or replace function refresh_due() returns integer
language plpgsql as $$
declare
  due bigint[];
begin
  select array_agg(distinct product_id) into due
  from (select product_id from product_cards where due_at <= now() order by due_at limit 1000) d;
  if due is null then
    return 0;
  end if;
  perform mark_stale(due, false, true);
  perform mark_models(array_agg(model_id)) from products where id = any(due);
  perform announce_all(
    array_agg('card:' || id) || array_agg('product:' || id)) from unnest(due) id;
  return cardinality(due);
end $$;

-- A kit that appears or goes: the home page and the menus that name it did not know it before.
create trigger kits_announce_new after insert or delete on kits
  for each row execute function announce_tag('home', 'settings');
create trigger kits_announce_named after update of slug, archived_at on kits
  for each row when ((old.slug, old.archived_at) is distinct from (new.slug, new.archived_at))
  execute function announce_tag('home', 'settings');
