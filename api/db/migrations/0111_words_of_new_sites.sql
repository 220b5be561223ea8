-- What synonyms are made of is cut and stemmed once a word, not once a word, place and site; a site
-- that is only changed has its words already; and a recount leaves all of them, joined ones too.

create function synonym_words() returns table (word text, lexeme text)
language sql stable as $$
  select word, lexeme
  from (
    select word, search_stem(word) as lexeme
    from (
      select distinct token as word
      from search_synonyms s, unnest(s.words || s.narrower) phrase, unnest(search_tokens(phrase)) token
    ) said
    -- Else a word would be stemmed for the condition once more.
    offset 0
  ) stemmed
  where char_length(lexeme) > 1
$$;

create function put_synonym_words(sites integer[]) returns void
language sql as $$
  with said as materialized (select * from synonym_words())
  insert into search_words (site_id, word, lexeme, is_naming, documents)
  select site_id, said.word, said.lexeme, true, 0
  from unnest(sites) site_id, said
  order by site_id, said.word
  on conflict (site_id, word) do update set is_naming = true where not search_words.is_naming
$$;

create or replace function keep_synonym_words() returns trigger
language plpgsql as $$
begin
  perform put_synonym_words(array(select id from sites));
  return null;
end $$;

create function give_synonym_words() returns trigger
language plpgsql as $$
begin
  if exists (select from added) then
    perform put_synonym_words(array(select id from added));
  end if;
  return null;
end $$;

drop trigger sites_synonym_words on sites;
create trigger sites_synonym_words after insert on sites
  referencing new table as added
  for each statement execute function give_synonym_words();

-- As before (0064), but for its last condition.
create or replace function recount_search_words() returns void
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
      and w.lexeme not in (select lexeme from synonym_words());
  end loop;
end $$;
