-- The words of a product's address name it too, "silk-shirt-polka": of its print, or of its title in
-- the other alphabet. And more synonyms.

create or replace view search_fields as
select ps.site_id, p.id as product_id, field.n, field.name, field.text
from products p
join product_sites ps on ps.product_id = p.id
cross join lateral (
  select 1 as n, 'kind' as name, search_kind(p.title) as text
  union all
  select 2, 'title', search_text(p.title)
  union all
  select 3, 'color', search_text(c.title) from colors c where c.id = p.color_id
  union all
  select 4, 'category', search_text(c.title)
  from (
    select distinct chain.id from product_categories pc
    cross join lateral category_chain(pc.category_id) chain (id)
    where pc.product_id = p.id
  ) above
  join categories c on c.id = above.id and c.site_id = ps.site_id
  union all
  select 5, 'brand', search_text(b.title) from brands b where b.id = p.brand_id
  union all
  select case when value.is_fact then 6 else 9 end, case when value.is_fact then 'fact' else 'prose' end,
    search_text(value.text)
  from product_attributes pa
  left join attribute_options o on o.id = pa.option_id
  cross join lateral (
    select coalesce(o.title, pa.text) as text,
      pa.option_id is not null or greatest(
        char_length(pa.text ->> 'ru'), char_length(pa.text ->> 'en')) <= 60 as is_fact
  ) value
  where pa.product_id = p.id
  union all
  select 7, 'mark', search_text(l.title) || ' ' || search_text(l.title_plural)
  from product_labels pl join labels l on l.id = pl.label_id where pl.product_id = p.id
  union all
  select 7, 'mark', search_text(c.title)
  from product_collections pc join collections c on c.id = pc.collection_id
  where pc.product_id = p.id and c.site_id = ps.site_id
  union all
  select 8, 'slug', replace(p.slug, '-', ' ')
  union all
  select 9, 'prose', search_text(p.description)
) field
where field.text <> '';

update search_synonyms set words = words || '{"turtle neck","high neck","свитер с горлом","джемпер под горло","под горло"}'
where 'водолазка' = any(words);
update search_synonyms set words = array_remove(words, 'через плечо') where 'кроссбоди' = any(words);
update search_synonyms set narrower = narrower || '{молочный,ivory,milk}' where 'белый' = any(words);
update search_synonyms set words = words || '{брючки,штанишки}' where 'брюки' = any(words);
insert into search_synonyms (words, narrower) values
  ('{миди,midi}', '{}'),
  ('{бретель,бретели,бретелька,strap}', '{}'),
  ('{бушлат,peacoat,"pea coat"}', '{"двубортное пальто","double breasted coat"}'),
  ('{"зимняя куртка","тёплая куртка","winter jacket"}', '{пуховик,puffer}'),
  ('{изумруд,изумрудный,emerald}', '{}'),
  ('{терракота,терракотовый,terracotta}', '{}'),
  ('{графит,графитовый,graphite,charcoal}', '{}'),
  ('{шоколад,шоколадный,chocolate}', '{}'),
  ('{горчица,горчичный,mustard}', '{}'),
  ('{песок,песочный,sand}', '{}'),
  ('{сирень,сиреневый,lilac}', '{}'),
  ('{шалфей,шалфейный,sage}', '{}'),
  ('{олива,оливковый,olive}', '{}'),
  ('{коньяк,коньячный,cognac}', '{}'),
  ('{табак,табачный,tobacco}', '{}'),
  ('{ваниль,ванильный,vanilla}', '{}'),
  ('{кэмел,кемел,верблюжий,camel}', '{}'),
  ('{тан,tan}', '{коньячный,табачный,кэмел,песочный}'),
  ('{"тёмно-синий",navy,"dark blue"}', '{}'),
  ('{"пыльная роза","dusty rose",пудровый}', '{}');

do $$
declare
  batch bigint[];
begin
  for batch in
    select array_agg(id) from products group by id / 1000 order by id / 1000
  loop
    perform refresh_documents(batch);
  end loop;
end $$;
