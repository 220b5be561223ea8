-- The search hears better: more forms of Russian words, words as they sound to whoever types them,
-- misspelled words in any of their forms, and words with letters in another order.

-- As before (0064), with more of the vowels that come and go: маек is майк as майка is, туфель туфл,
-- шпилек and шпилька шпилк.
create or replace function search_stem(word text) returns text
language sql immutable strict parallel safe as $$
  select case
    when word ~ '^деним' then 'деним'
    when word ~ '[а-я]' then regexp_replace(regexp_replace(regexp_replace(
      (ts_lexize('russian_stem', word))[1],
      '([аеиоуыэюя])ек$', '\1йк'),
      '([бвгджзклмнпрстфхцчшщ])[оеь]к$', '\1к'),
      '([а-я][бвгджзклмнпрстфхцчшщ])[оеь]([гцл])$', '\1\2')
    else regexp_replace((ts_lexize('english_stem', word))[1], '([lr])v$', '\1f')
  end
$$;

-- As before (0060), but "wite" sounds like white.
create or replace function search_sound(word text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  sound text := translate(search_fold(word), 'ьъ', '');
  step text[];
begin
  foreach step slice 1 in array array[
    ['щ', 'sh'], ['ш', 'sh'], ['ч', 'ch'], ['ж', 'zh'], ['ц', 's']
  ] loop
    sound := replace(sound, step[1], step[2]);
  end loop;
  sound := translate(sound, 'абвгдезийклмнопрстуфхыэюя', 'abvgdeziiklmnoprstufhieua');
  foreach step slice 1 in array array[
    ['s(h)?ch', 'sh'], ['[iy]j', 'i'], ['([^aeiouy])j(?=[aeu])', '\1'], ['^j(?=u)', ''],
    ['d?zh|d?j', 'zh'], ['kh', 'h'], ['ck', 'k'], ['x', 'ks'], ['wh?', 'v'], ['ph', 'f'],
    ['t[sz]', 's'], ['q', 'k'], ['c(?=[eiy])', 's'], ['c(?!h)', 'k'], ['oo', 'u'],
    ['[yi](?=[aeou])', ''], ['y', 'i'], ['(.)\1+', '\1']
  ] loop
    sound := regexp_replace(sound, step[1], step[2], 'g');
  end loop;
  return sound;
end $$;

-- The consonants that are heard in a word, voiced as voiceless, each once, in the order of the
-- alphabet: of кардиган, "кординаг" and "гардекан" they are "knrt". Empty where
-- there are fewer than three.
create function search_skeleton(word text) returns text
language sql immutable strict parallel safe as $$
  select case when count(*) > 2 then string_agg(letter, '' order by letter) else '' end
  from (
    select distinct letter from regexp_split_to_table(translate(
      replace(replace(replace(search_sound(word), 'zh', 'w'), 'sh', 'w'), 'ch', 'q'),
      'bvgdzaeiou', 'pfkts'), '') letter
    where letter ~ '[[:alnum:]]'
  ) letters
$$;

alter table search_words alter column sound set expression as (search_sound(word));
alter table search_words add column skeleton text not null
  generated always as (case when is_naming then search_skeleton(word) else '' end) stored;
create index search_words_skeleton on search_words (site_id, skeleton) where skeleton <> '';

-- A word and what all its forms have in common, each with any one letter left out; of short stems
-- the whole alone, for what is left of them says nothing.
create function search_deletions(word text, stem text) returns text[]
language sql immutable strict parallel safe as $$
  select search_deletions(word)
    || case when char_length(stem) > 3 then search_deletions(stem) else array[stem] end
$$;
alter table search_words alter column deletions set expression as
  (case when is_naming and char_length(word) between 3 and 24
    then search_deletions(word, lexeme) end);

-- As before (0064), in any form of the words, and those of the same consonants in whatever order.
create or replace function search_alike(site integer, asked text)
returns table (word text, lexeme text, documents integer)
language sql stable set pg_trgm.similarity_threshold = 0.3 as $$
  select w.word, w.lexeme, w.documents from search_words w
  where w.site_id = site and w.deletions is not null
    and w.deletions && search_deletions(asked, coalesce(search_stem(asked), asked))
  union
  (select w.word, w.lexeme, w.documents from search_words w
  where char_length(asked) >= 6 and w.site_id = site and w.is_naming and w.word % asked
  order by similarity(w.word, asked) desc limit 40)
  union
  (select w.word, w.lexeme, w.documents from search_words w
  where w.site_id = site and w.skeleton = search_skeleton(asked) and w.skeleton <> ''
  order by abs(char_length(w.word) - char_length(asked)), w.documents desc limit 40)
$$;

alter table search_synonyms alter column asked set expression as (search_phrases(words));
alter table search_synonyms alter column found_too set expression as (search_phrases(narrower));
update search_synonyms set narrower = narrower || '{индиго,indigo}' where 'тёмно-синий' = any(words);

-- Only documents with a word whose lexeme is another now are written anew.
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
    select array_agg(d.product_id)
    from (
      select site_id, string_agg(quote_literal(lexeme), ' | ')::tsquery as query
      from restemmed group by site_id
    ) r
    join search_documents d on d.site_id = r.site_id and d.words @@ r.query
    group by d.product_id / 1000 order by d.product_id / 1000
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
