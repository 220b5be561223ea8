-- What synonyms are made of is cut and stemmed once a word, not once a word, place and site; and a
-- site that is only changed has its words already.

create function synonym_words() returns table (word text, lexeme text)
language sql stable as $$
  select word, lexeme
  from (
    select word, search_stem(word) as lexeme
    from (
      select distinct token as word
      from search_synonyms s, unnest(s.words || s.narrower) phrase, unnest(search_tokens(phrase)) token
    ) said
    offset 0
  ) stemmed
  where char_length(lexeme) > 1
$$;

create or replace function keep_synonym_words() returns trigger
language plpgsql as $$
begin
  with said as materialized (select * from synonym_words())
  insert into search_words (site_id, word, lexeme, is_naming, documents)
  select s.id, said.word, said.lexeme, true, 0
  from sites s, said
  order by s.id, said.word
  on conflict (site_id, word) do update set is_naming = true where not search_words.is_naming;
  return null;
end $$;

create function give_synonym_words() returns trigger
language plpgsql as $$
begin
  if not exists (select from added) then
    return null;
  end if;
  with said as materialized (select * from synonym_words())
  insert into search_words (site_id, word, lexeme, is_naming, documents)
  select s.id, said.word, said.lexeme, true, 0
  from added s, said
  order by s.id, said.word
  on conflict (site_id, word) do update set is_naming = true where not search_words.is_naming;
  return null;
end $$;

drop trigger sites_synonym_words on sites;
create trigger sites_synonym_words after insert on sites
  referencing new table as added
  for each statement execute function give_synonym_words();
