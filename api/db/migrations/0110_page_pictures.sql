-- A page may open with a picture over the whole screen; a phone shows the tall one where there is one.
alter table pages
  add column image_id text references pictures,
  add column image_mobile_id text references pictures,
  add column image_alt jsonb not null default '{}';
