-- A search may say what a product is to cost, "down" is what a jacket is filled with, and more of what
-- shoppers call otherwise than shops do (0107): kinds that a shop may not have lead to the nearest.

-- What products cost on a site, in kopecks, for other parts of the shop to read.
create view priced_products as
select site_id, product_id, price from product_cards;

-- As before (0100), but "down" says something, though English stop words have it, and the end of
-- кардиган, сарафан and лонгслив is no ending: кардиганом, сарафанов and лонгсливы are theirs.
create or replace function search_stem(word text) returns text
language sql immutable strict parallel safe as $$
  select case
    when word = 'down' then word
    when word ~ '^деним' then 'деним'
    when word ~ '^[а-я]{3,}ан[аы]?$' then rtrim(word, 'аы')
    when word ~ '^[а-я]{4,}ив$' then word
    when word ~ '[а-я]' then regexp_replace(regexp_replace(regexp_replace(
      (ts_lexize('russian_stem', word))[1],
      '([аеиоуыэюя])ек$', '\1йк'),
      '([бвгджзклмнпрстфхцчшщ])[оеь]к$', '\1к'),
      '([а-я][бвгджзклмнпрстфхцчшщ])[оеь]([гцл])$', '\1\2')
    else regexp_replace((ts_lexize('english_stem', word))[1], '([lr])v$', '\1f')
  end
$$;
alter table search_synonyms alter column asked set expression as (search_phrases(words));
alter table search_synonyms alter column found_too set expression as (search_phrases(narrower));

update search_synonyms set narrower = narrower || '{пуховик,puffer}' where 'пуховый' = any(words);
update search_synonyms set words = words || '{зима}' where 'зимний' = any(words);
update search_synonyms set words = words || '{"высокий ворот","высокое горло"}' where 'водолазка' = any(words);
update search_synonyms set words = words || '{"куртка на зиму"}' where 'зимняя куртка' = any(words);
update search_synonyms set words = words || '{офис,классический,classic}' where 'офисный' = any(words);
update search_synonyms set words = words || '{бургунди}' where 'бордовый' = any(words);
update search_synonyms set words = words || '{кашне}' where 'шарф' = any(words);
update search_synonyms set words = words || '{"светло-голубой","baby blue"}' where 'голубой' = any(words);
insert into search_synonyms (words, narrower) values
  -- Kinds.
  ('{дутый,дутик,стёганый,пуфер,quilted,padded}', '{пуховик,puffer}'),
  ('{ветровка,windbreaker}', '{бомбер,bomber,тренч,trench}'),
  ('{олимпийка,"track jacket"}', '{бомбер,bomber}'),
  ('{дублёнка,шуба,шубка,полушубок,sheepskin,shearling}', '{пуховик,puffer,"зимнее пальто","winter overcoat"}'),
  ('{полупальто,шинель,greatcoat,"duffle coat"}', '{бушлат,peacoat,"двубортное пальто","double breasted coat"}'),
  ('{накидка,кейп,пончо,cape,poncho}', '{пальто-халат,"wrap coat",шарф,scarf}'),
  ('{смокинг,фрак,tuxedo}', '{"двубортный пиджак","double breasted blazer"}'),
  ('{туника,tunic}', '{рубашка,блузка,shirt,blouse}'),
  ('{бельевой,lingerie,nightie}', '{комбинация,slip,пижамный}'),
  ('{кюлоты,culottes}', '{"широкие брюки","wide trousers",бермуды,bermudas}'),
  ('{клёш,расклёшенный,flared,flares}', '{широкий,wide}'),
  ('{джоггеры,joggers,sweatpants}', '{"брюки на кулиске","drawstring trousers"}'),
  ('{карго,cargo}', '{чиносы,chinos}'),
  ('{оксфорды,дерби,броги,oxfords,derbies,brogues}', '{лоферы,loafers}'),
  ('{лодочки,"ballet pumps",эспадрильи,espadrilles,слипоны,"slip ons"}', '{балетки,"ballet flats",лоферы,loafers}'),
  ('{ботфорты,"over the knee"}', '{сапоги,"knee boots"}'),
  ('{клатч,clutch,бананка}', '{"маленькая сумка",crossbody}'),
  ('{торба,мешок,pouch}', '{ведро,bucket}'),
  ('{рюкзак,backpack,портфель,briefcase,багет,хобо,hobo}', '{сумка,tote}'),
  ('{платок,платочек,косынка,бандана,kerchief,neckerchief,headscarf,bandana}', '{"silk square"}'),
  ('{бойфренд,boyfriend}', '{оверсайз,oversized,свободный,relaxed}'),
  -- Cloths and colors.
  ('{экокожа,кожзам,"faux leather"}', '{кожа,leather}'),
  ('{мятный,фисташковый,салатовый,mint,pistachio}', '{шалфейный,sage}'),
  ('{лавандовый,lavender}', '{сиреневый,lilac}'),
  ('{антрацит,тёмно-серый,"dark grey","dark gray",anthracite}', '{графитовый,graphite}'),
  ('{тёмно-зелёный,"dark green","bottle green"}', '{бутылочный,изумрудный,emerald}'),
  ('{кофейный,мокко,coffee,mocha}', '{шоколадный,chocolate,тауп,taupe}'),
  ('{карамельный,медовый,caramel,honey}', '{кэмел,camel,коньячный,cognac}'),
  ('{кирпичный,ржавый,brick,rust}', '{терракотовый,terracotta}'),
  -- For whom, when and where.
  ('{жена,девушка,мама,подруга,wife,girlfriend}', '{женский,women}'),
  ('{муж,парень,папа,husband,dad}', '{мужской,men}'),
  ('{вечерний,коктейльный,нарядный,праздничный,выпускной,evening,cocktail,party,prom}', '{шёлк,silk,атлас,satin}'),
  ('{лето,летний,summer}', '{лён,linen}'),
  ('{отпуск,пляж,пляжный,курорт,beach,vacation,resort}', '{лён,linen}');
insert into search_synonyms (words, is_noise) values
  ('{ищу,нужен,нужна,нужно,подскажите,посоветуйте,красивый,модный,стильный,хороший}', true),
  ('{need,looking,show,beautiful,pretty,nice,stylish,color,colour}', true);

-- Only documents with a word whose lexeme is another now are written anew; "down" had none.
do $$
declare
  batch bigint[];
begin
  create temporary table restemmed on commit drop as
  with changed as (
    update search_words set lexeme = search_stem(word) where lexeme <> search_stem(word)
    returning site_id, old.lexeme
  )
  select distinct site_id, lexeme from changed;
  for batch in
    select array_agg(id) from (
      select d.product_id as id
      from (
        select site_id, string_agg(quote_literal(lexeme), ' | ')::tsquery as query
        from restemmed group by site_id
      ) r
      join search_documents d on d.site_id = r.site_id and d.words @@ r.query
      union
      select id from products
      where slug ~ '\mdown\M' or title::text ~* '\mdown\M' or description::text ~* '\mdown\M'
      union
      select a.product_id from product_attributes a
      left join attribute_options o on o.id = a.option_id
      where concat(a.text, o.title) ~* '\mdown\M'
      union
      select pc.product_id from product_categories pc join categories c on c.id = pc.category_id
      where c.title::text ~* '\mdown\M'
    ) changed group by id / 1000 order by id / 1000
  loop
    perform refresh_documents(batch);
  end loop;
  if exists (select from restemmed) then
    update brands set title = title;
    update shops set title = title;
    update pages set title = title;
    update sets set title = title;
  end if;
end $$;
