-- Visible facts outside of cards and lists: whose change announces which tag.

-- The tree of categories stands in every header.
create trigger categories_announce_new after insert or delete on categories
  for each row execute function announce_tag('settings');
create trigger categories_announce after update on categories
  for each row when (old.* is distinct from new.*) execute function announce_tag('settings');
create trigger collections_announce_new after insert or delete on collections
  for each row execute function announce_tag('settings');
create trigger collections_announce after update on collections
  for each row when (old.* is distinct from new.*) execute function announce_tag('settings');
create trigger labels_announce_new after insert or delete on labels
  for each row execute function announce_tag('settings');
create trigger labels_announce after update on labels
  for each row when (old.* is distinct from new.*) execute function announce_tag('settings');
create trigger sites_announce after update on sites
  for each row when (old.* is distinct from new.*) execute function announce_tag('settings');
create trigger legal_entities_announce after update on legal_entities
  for each row when (old.* is distinct from new.*) execute function announce_tag('settings');

-- Words that stand on many products' pages; they change once in years.
create trigger size_grids_announce after update on size_grids
  for each row when (old.* is distinct from new.*) execute function announce_tag('*');
create trigger sizes_announce after update on sizes
  for each row when (old.* is distinct from new.*) execute function announce_tag('*');
create trigger attributes_announce after update on attributes
  for each row when (old.* is distinct from new.*) execute function announce_tag('*');
create trigger attribute_options_announce after update on attribute_options
  for each row when (old.* is distinct from new.*) execute function announce_tag('*');

create function announce_kit() returns trigger
language plpgsql as $$
declare
  kit jsonb := to_jsonb(coalesce(new, old));
begin
  perform announce('kit:' || coalesce(kit ->> 'kit_id', kit ->> 'id'));
  return null;
end $$;
create trigger kits_announce after insert or update or delete on kits
  for each row execute function announce_kit();
create trigger kit_products_announce after insert or update or delete on kit_products
  for each row execute function announce_kit();

-- A page that gets another slug was kept under the old one.
create or replace function announce_page() returns trigger
language plpgsql as $$
begin
  perform announce('page:' || coalesce(old.slug, new.slug), 'page:' || coalesce(new.slug, old.slug));
  return null;
end $$;
