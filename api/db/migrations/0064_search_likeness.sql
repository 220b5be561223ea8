-- What a word may have meant that the shop does not have: its synonyms, and words spelled like it.

-- The stemmer takes деним for a form of день.
create or replace function search_stem(word text) returns text
language sql immutable strict parallel safe as $$
  select case
    when word ~ '^деним' then 'деним'
    when word ~ '[а-я]' then regexp_replace((ts_lexize('russian_stem', word))[1],
      '([бвгджзклмнпрстфхцчшщ])[ое]к$', '\1к')
    else regexp_replace((ts_lexize('english_stem', word))[1], '([lr])v$', '\1f')
  end
$$;

-- As before (0061), but a fact is shorter: how to wash it is none.
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
  select 9, 'prose', search_text(p.description)
) field
where field.text <> '';

-- A word with any one letter left out, and whole: two words that one slip turns into each other
-- (a letter wrong, missing, too many, or two exchanged) have one of these in common.
create function search_deletions(word text) returns text[]
language sql immutable strict parallel safe as $$
  select array_agg(distinct left(word, n - 1) || substr(word, n + 1))
  from generate_series(1, char_length(word) + 1) n
$$;

alter table search_words add column deletions text[] generated always as
  (case when is_naming and char_length(word) between 3 and 24 then search_deletions(word) end) stored;
create index search_words_deletions on search_words using gin (deletions)
  where deletions is not null;

-- Naming words that one slip makes of the one asked for, and, where it is long, those that two may.
create function search_alike(site integer, asked text)
returns table (word text, lexeme text, documents integer)
language sql stable set pg_trgm.similarity_threshold = 0.3 as $$
  select w.word, w.lexeme, w.documents from search_words w
  where w.site_id = site and w.deletions && search_deletions(asked) and w.deletions is not null
  union
  (select w.word, w.lexeme, w.documents from search_words w
  where char_length(asked) >= 6 and w.site_id = site and w.is_naming and w.word % asked
  order by similarity(w.word, asked) desc limit 40)
$$;

-- Naming words that may go on from a misspelled beginning.
create function search_beginning_alike(site integer, asked text)
returns table (word text, lexeme text, documents integer)
language sql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
  select w.word, w.lexeme, w.documents from search_words w
  where w.site_id = site and w.is_naming and asked <% w.word
  order by word_similarity(asked, w.word) desc, w.documents desc limit 40
$$;

-- A word or a few as one key: the lexemes of "roll necks" are "roll neck".
create function search_phrase(text text) returns text
language sql immutable strict parallel safe as $$
  select string_agg(lexeme, ' ' order by n) from (
    select n, search_stem(token) as lexeme
    from regexp_split_to_table(
      regexp_replace(search_fold(text), '\m([[:alnum:]])[-‑]([[:alnum:]])', '\1\2', 'g'),
      '[^[:alnum:]]+') with ordinality tokens (token, n)
    where token <> ''
  ) stems where lexeme <> ''
$$;

create function search_phrases(texts text[]) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct search_phrase(text)) filter (where search_phrase(text) <> ''), '{}')
  from unnest(texts) text
$$;

-- Whoever asks for one of `words` finds the others too, and what is `narrower`; whoever asks for
-- what is narrower finds just that. Words of a row that is noise ("buy", "cheap") ask for nothing.
create table search_synonyms (
  id bigint generated always as identity primary key,
  words text[] not null check (cardinality(words) > 0),
  narrower text[] not null default '{}',
  is_noise boolean not null default false,
  asked text[] not null generated always as (search_phrases(words)) stored,
  found_too text[] not null generated always as (search_phrases(narrower)) stored
);
create index search_synonyms_asked on search_synonyms using gin (asked);

insert into search_synonyms (words, narrower) values
  ('{платье,платьице,dress,frock,дресс}', '{сарафан,sundress}'),
  ('{сарафан,sundress,"sun dress",pinafore}', '{}'),
  ('{рубашка,рубаха,рубашечка,сорочка,shirt}', '{}'),
  ('{блузка,блуза,блузон,blouse}', '{}'),
  ('{футболка,футболочка,t-shirt,tee,"tee shirt",т-шорт,тишка,тишотка}', '{}'),
  ('{майка,маечка,"tank top",tank,singlet,camisole}', '{}'),
  ('{топ,топик,top}', '{майка,"tank top"}'),
  ('{лонгслив,"long sleeve",longsleeve}', '{}'),
  ('{поло,тенниска,polo,"polo shirt"}', '{}'),
  ('{тельняшка,breton}', '{полоска,stripe}'),
  ('{джемпер,свитер,пуловер,jumper,sweater,pullover}', '{водолазка,свитшот,"crew neck"}'),
  ('{водолазка,бадлон,битловка,гольф,turtleneck,"turtle neck","roll neck",rollneck,"polo neck"}', '{}'),
  ('{свитшот,толстовка,худи,sweatshirt,hoodie,hoody}', '{}'),
  ('{кофта,кофточка}', '{кардиган,джемпер,свитшот,водолазка}'),
  ('{кардиган,cardigan}', '{}'),
  ('{жилет,жилетка,безрукавка,waistcoat,vest,gilet,slipover}', '{}'),
  ('{жакет,пиджак,блейзер,blazer,"suit jacket"}', '{}'),
  ('{костюм,suit}', '{жакет,пиджак,жилет}'),
  ('{куртка,курточка}', '{бомбер,пуховик,косуха,парка,ветровка,анорак}'),
  ('{бомбер,bomber}', '{}'),
  ('{пуховик,"пуховая куртка",puffer,"puffer jacket","down jacket"}', '{}'),
  ('{парка,анорак,parka,anorak}', '{пуховик,puffer}'),
  ('{косуха,кожанка,"кожаная куртка","biker jacket","leather jacket"}', '{}'),
  ('{рубашка-куртка,рубашка-жакет,овершот,overshirt,shacket}', '{}'),
  ('{тренч,тренчкот,плащ,дождевик,макинтош,trench,"trench coat",raincoat,mac}', '{}'),
  ('{пальто,пальтишко,coat,overcoat}', '{}'),
  ('{брюки,штаны,trousers,pants,slacks}', '{чиносы,chinos}'),
  ('{чиносы,чинос,слаксы,chinos,chino}', '{}'),
  ('{джинсы,джинсики,jeans}', '{}'),
  ('{шорты,shorts}', '{бермуды,bermudas}'),
  ('{юбка,юбочка,skirt}', '{}'),
  ('{обувь,footwear}', '{ботинки,сапоги,кеды,лоферы,туфли}'),
  ('{кеды,кроссовки,кроссы,sneakers,trainers,plimsolls}', '{}'),
  ('{лоферы,мокасины,loafers,moccasins}', '{}'),
  ('{балетки,"ballet flats",flats}', '{}'),
  ('{туфли,туфельки,pumps}', '{лоферы,балетки}'),
  ('{ботинки,полусапожки,ботильоны,"ankle boots"}', '{челси}'),
  ('{сапоги,сапожки,"knee boots"}', '{}'),
  ('{сумка,сумочка,bag,purse,handbag}', '{тоут,tote}'),
  ('{шоппер,шопер,тоут,shopper,tote,"tote bag","shopping bag"}', '{"carry all",carryall}'),
  ('{кроссбоди,"cross body",crossbody,"через плечо"}', '{}'),
  ('{ремень,пояс,ремешок,belt}', '{}'),
  ('{шапка,шапочка,бини,beanie}', '{}'),
  ('{кепка,бейсболка,cap}', '{}'),
  ('{hat,hats,"головной убор","головные уборы"}', '{шапка,берет,кепка,beanie,beret,cap}'),
  ('{шарф,шарфик,палантин,снуд,scarf,shawl}', '{}'),
  ('{носки,socks}', '{}'),
  ('{перчатки,gloves}', '{варежки,mittens}'),
  ('{купальник,swimsuit,swimwear}', '{}'),
  ('{пижама,пижамный,pyjamas,pajamas,pyjama}', '{}'),
  -- Cloths.
  ('{шёлк,шёлковый,шелка,silk,silken}', '{}'),
  ('{лён,льна,льном,льняной,linen}', '{}'),
  ('{шерсть,шерстяной,wool,woollen,woolen}', '{меринос,кашемир,твид}'),
  ('{меринос,мериносовый,merino}', '{}'),
  ('{кашемир,кашемировый,cashmere}', '{}'),
  ('{хлопок,хлопковый,хлопчатобумажный,хлопка,cotton}', '{поплин,фланель,саржа}'),
  ('{кожа,кожаный,leather}', '{}'),
  ('{замша,замшевый,suede}', '{}'),
  ('{деним,джинсовый,denim}', '{}'),
  ('{атлас,атласный,сатин,сатиновый,satin}', '{}'),
  ('{вискоза,вискозный,viscose,rayon}', '{}'),
  ('{твид,твидовый,tweed}', '{}'),
  ('{фланель,фланелевый,flannel}', '{}'),
  ('{поплин,поплиновый,poplin}', '{}'),
  ('{нейлон,нейлоновый,nylon}', '{}'),
  ('{бархат,бархатный,вельвет,вельветовый,velvet,corduroy}', '{}'),
  ('{мех,меховой,fur}', '{}'),
  ('{трикотаж,трикотажный,вязаный,knit,knitted,knitwear}', '{}'),
  ('{пух,пуховый,down}', '{}'),
  -- Patterns and cuts.
  ('{полоска,полосатый,stripe,striped,stripes,stripy}', '{}'),
  ('{клетка,клетчатый,check,checked,checkered,plaid,tartan}', '{gingham,windowpane}'),
  ('{виши,gingham}', '{}'),
  ('{горошек,горох,"polka dot",polka,dotted}', '{}'),
  ('{цветок,цветочек,цветочный,цветы,floral,flowers,flowery}', '{ditsy}'),
  ('{плиссе,плиссированный,pleated}', '{}'),
  ('{оверсайз,oversize,oversized}', '{}'),
  ('{свободный,relaxed,loose}', '{}'),
  ('{широкий,wide,палаццо}', '{}'),
  ('{длинный,long,макси,maxi}', '{}'),
  ('{короткий,short,мини,mini}', '{}'),
  ('{крупный,объёмный,chunky}', '{}'),
  ('{"крупная вязка","крупной вязки","chunky knit"}', '{объёмный,косы}'),
  ('{тёплый,зимний,утеплённый,warm,winter}', '{}'),
  -- Colors.
  ('{чёрный,black}', '{}'),
  ('{белый,white}', '{}'),
  ('{молочный,кремовый,айвори,ivory,cream,milk,ecru,экрю}', '{}'),
  ('{серый,grey,gray}', '{графитовый,graphite}'),
  ('{бежевый,beige,nude}', '{песочный,sand,кэмел,camel,тауп,taupe,шампань,champagne}'),
  ('{коричневый,brown}', '{шоколадный,chocolate,табачный,tobacco,коньячный,cognac}'),
  ('{рыжий,ginger}', '{коньячный,cognac,терракотовый,terracotta}'),
  ('{красный,алый,red,scarlet}', '{}'),
  ('{бордовый,бордо,винный,вишнёвый,марсала,burgundy,maroon,wine}', '{}'),
  ('{розовый,pink}', '{"пыльная роза","dusty rose"}'),
  ('{оранжевый,orange}', '{терракотовый,terracotta}'),
  ('{жёлтый,yellow}', '{горчичный,mustard,ванильный,vanilla}'),
  ('{зелёный,green}', '{изумрудный,emerald,оливковый,olive,хаки,khaki,шалфейный,sage,бутылочный}'),
  ('{синий,blue}', '{индиго,indigo,тёмно-синий,navy,голубой}'),
  ('{голубой,"sky blue","light blue"}', '{}'),
  ('{бирюзовый,turquoise,teal}', '{петроль,petrol}'),
  ('{фиолетовый,лиловый,purple,violet}', '{сиреневый,lilac}'),
  -- For whom, and why.
  ('{женский,женщина,женщинам,women,woman,womens,ladies,дамский}', '{}'),
  ('{мужской,мужчина,мужчинам,men,man,mens,male}', '{}'),
  ('{новинка,новинки,new,"new in","new arrivals"}', '{}'),
  ('{распродажа,скидка,скидки,акция,sale,discount,outlet}', '{}'),
  ('{доставка,delivery,shipping}', '{}'),
  ('{возврат,обмен,returns,refund}', '{}'),
  ('{размер,размеры,"размерная сетка",size,sizes,"size guide","size chart"}', '{}'),
  ('{магазин,бутик,shop,store,boutique}', '{}'),
  ('{подарок,подарки,gift,gifts,present}', '{}');
insert into search_synonyms (words, is_noise) values
  ('{купить,заказать,куплю,хочу,найти,интернет,онлайн,недорого,недорогой,дёшево,дешёвый,цена,цены,фото}', true),
  ('{buy,order,find,want,cheap,price,online,shopping}', true);

-- Words that only synonyms have are words of the shop too: they can be begun, misspelled, and found.
create function keep_synonym_words() returns trigger
language plpgsql as $$
begin
  insert into search_words (site_id, word, lexeme, is_naming, documents)
  select s.id, token, min(search_stem(token)), true, 0
  from sites s, search_synonyms, unnest(words || narrower) word, unnest(search_tokens(word)) token
  where char_length(search_stem(token)) > 1
  group by s.id, token order by s.id, token
  on conflict (site_id, word) do update set is_naming = true where not search_words.is_naming;
  return null;
end $$;
create trigger search_synonyms_words after insert or update on search_synonyms
  for each statement execute function keep_synonym_words();
create trigger sites_synonym_words after insert on sites
  for each statement execute function keep_synonym_words();
update search_synonyms set is_noise = is_noise;

-- Counts how many products have each word, and forgets words that none has any more.
create function recount_search_words() returns void
language plpgsql as $$
declare
  site integer;
begin
  for site in select id from sites loop
    with counted as materialized (
      select word as lexeme, ndoc as documents
      from ts_stat(format('select words from search_documents where site_id = %s', site))
      where word !~ '^[!=#@]'
    )
    update search_words w set documents = c.documents
    from counted c
    where w.site_id = site and w.lexeme = c.lexeme and w.documents <> c.documents;
    delete from search_words w
    where w.site_id = site
      and not exists (
        select from search_documents d
        where d.site_id = site and d.words @@ quote_literal(w.lexeme)::tsquery)
      and not exists (
        select from search_entries e where e.words @@ quote_literal(w.lexeme)::tsquery)
      and not exists (
        select from search_synonyms s, unnest(s.asked || s.found_too) phrase
        where w.lexeme = any(string_to_array(phrase, ' ')));
  end loop;
end $$;

do $$
declare
  batch bigint[];
begin
  for batch in
    select array_agg(id) from products group by id / 1000 order by id / 1000
  loop
    perform refresh_documents(batch);
  end loop;
  perform recount_search_words();
end $$;
