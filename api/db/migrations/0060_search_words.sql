-- How a text is cut into words for the search: of products and of what shoppers type alike.

-- Small letters, no ё, no accents, no apostrophes: "Women’s" and "womens", "чёрный" and "черный".
create function search_fold(text text) returns text
language sql immutable strict parallel safe as $$
  select translate(lower(normalize(text, nfkc)),
    'ёàáâãäåçèéêëìíîïñòóôõöùúûüýÿ''’‘`ʼ´',
    'еaaaaaaceeeeiiiinooooouuuuyy')
$$;

-- The words of a text; what a hyphen joins is also one word: "shirt-dress" is shirt, dress and
-- shirtdress, but "T-shirt" is tshirt alone.
create function search_tokens(text text) returns text[]
language sql immutable strict parallel safe as $$
  with folded as (
    select regexp_replace(search_fold(text),
      '\m([[:alnum:]])[-‑]([[:alnum:]])', '\1\2', 'g') as text
  )
  select coalesce(array_agg(distinct token), '{}') from (
    select token from folded, regexp_split_to_table(folded.text, '[^[:alnum:]]+') token
    union all
    select translate(joined[1], '-‑', '') from folded,
      regexp_matches(folded.text, '([[:alnum:]]+(?:[-‑][[:alnum:]]+)+)', 'g') joined
  ) tokens
  where char_length(token) between 1 and 40
$$;

-- What all forms of a word have in common; null for words that say nothing ("из", "with").
-- Beyond the stemmers: рубашек is рубашк as рубашка is, scarves is scarf.
create function search_stem(word text) returns text
language sql immutable strict parallel safe as $$
  select case when word ~ '[а-я]'
    then regexp_replace((ts_lexize('russian_stem', word))[1],
      '([бвгджзклмнпрстфхцчшщ])[ое]к$', '\1к')
    else regexp_replace((ts_lexize('english_stem', word))[1], '([lr])v$', '\1f')
  end
$$;

create function search_lexemes(text text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct lexeme), '{}')
  from (select search_stem(token) as lexeme from unnest(search_tokens(text)) token) stems
  where lexeme <> ''
$$;

-- How a word sounds, whichever alphabet it is written in: платье, platye and plat'e are "plate",
-- Зара and Zara are "zara".
create function search_sound(word text) returns text
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
    ['d?zh|d?j', 'zh'], ['kh', 'h'], ['ck', 'k'], ['x', 'ks'], ['w', 'v'], ['ph', 'f'],
    ['t[sz]', 's'], ['q', 'k'], ['c(?=[eiy])', 's'], ['c(?!h)', 'k'], ['oo', 'u'],
    ['[yi](?=[aeou])', ''], ['y', 'i'], ['(.)\1+', '\1']
  ] loop
    sound := regexp_replace(sound, step[1], step[2], 'g');
  end loop;
  return sound;
end $$;

-- What a title calls the garment itself. Russian says it first, after its adjectives ("Шёлковая
-- рубашка пижамного кроя"), English last, before what it is of or with ("Silk shirt with a bow").
create function search_kind(title jsonb) returns text
language sql immutable strict parallel safe as $$
  select concat_ws(' ',
    (select word from regexp_split_to_table(search_fold(title ->> 'ru'), '[^[:alnum:]]+')
      with ordinality words (word, n)
      where word <> '' and word !~ '(ый|ий|ой|ая|яя|ое|ее|ые|ие)$' order by n limit 1),
    (select translate(word, '-‑', '') from regexp_split_to_table(
        regexp_replace(search_fold(title ->> 'en'), '(,|\s(with|in|of|from|for|on|to|by)\s).*$', ''),
        '[^[:alnum:]‑-]+') with ordinality words (word, n)
      where word <> '' order by n desc limit 1))
$$;

-- Both languages of a text that may be HTML.
create function search_text(said jsonb) returns text
language sql immutable parallel safe as $$
  select regexp_replace(concat_ws(' ', said ->> 'ru', said ->> 'en'),
    '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g')
$$;
