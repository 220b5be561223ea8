-- Which sets are shown, without what they show: lists are counted and walked by this, and only the
-- sets of one page are looked at whole. The limit keeps it a look-up for each set on the way.
create view standing_sets as
select s.id, s.site_id, s.position
from sets s
where s.archived_at is null
  and coalesce(s.publish_from <= now(), true) and coalesce(s.publish_until > now(), true)
  and (
    select true
    from set_products sp
    join product_cards c on c.product_id = sp.product_id and c.site_id = s.site_id
      and now() >= c.shown_from and now() < c.shown_until
    where sp.set_id = s.id
    limit 1);

create index sets_standing on sets (site_id, position, id desc) where archived_at is null;
