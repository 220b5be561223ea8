-- A dress is followed by other clothes before it is followed by shoes: the category above its own.
create or replace view placed_products as
select ps.site_id, p.id as product_id, p.model_id, p.category_id,
  (select root.id from categories own
    join categories root on root.site_id = own.site_id and root.archived_at is null
      and root.path = split_part(own.path, '/', 1)
    where own.id = p.category_id) as root_id,
  (select own.parent_id from categories own where own.id = p.category_id) as parent_id
from products p
join product_sites ps on ps.product_id = p.id;
