-- A document is made from look-ups by its own product alone. Joined as a whole, the documents of one
-- transaction were compared each with each wherever the planner had guessed few of them, as it must
-- in a shop that is just being filled.

-- As before (0060). Most texts need no normalizing once their no-break spaces are plain ones, and
-- translate() goes through its whole list for every letter.
create or replace function search_fold(text text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  small text := replace(text, chr(160), ' ');
begin
  if small is not nfkc normalized then
    small := normalize(small, nfkc);
  end if;
  small := lower(small);
  if small ~ '[à-ÿ''’‘`ʼ´]' then
    return translate(small,
      'ёàáâãäåçèéêëìíîïñòóôõöùúûüýÿ''’‘`ʼ´',
      'еaaaaaaceeeeiiiinooooouuuuyy');
  end if;
  return replace(small, 'ё', 'е');
end $$;

-- The words of a text, as often as they stand there, as search_tokens (0060) cuts them. Not strict,
-- as search_stem is no longer: so both become part of the statement that calls them.
create function search_split(text text) returns setof text
language sql immutable parallel safe as $$
  select token
  from (
    select regexp_replace(search_fold(text),
      '\m([[:alnum:]])[-‑]([[:alnum:]])', '\1\2', 'g') as text
    offset 0
  ) folded
  cross join lateral (
    select token from regexp_split_to_table(folded.text, '[^[:alnum:]]+') token
    union all
    select translate(joined[1], '-‑', '')
    from regexp_matches(folded.text, '([[:alnum:]]+(?:[-‑][[:alnum:]]+)+)', 'g') joined
  ) tokens
  where char_length(token) between 1 and 40
$$;
alter function search_stem(text) called on null input;

create or replace function search_tokens(text text) returns text[]
language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct token), '{}') from search_split(text) token
$$;

-- As before (0095), product by product.
create or replace function refresh_documents(ids bigint[]) returns void
language sql as $$
  delete from search_documents d where d.product_id = any(ids) and not exists (
    select from product_cards c where c.site_id = d.site_id and c.product_id = d.product_id);

  with fresh as materialized (
    select c.site_id, c.product_id, said.words || search_codes(p.id)
        || case when p.brand_id is null then '{}' else array['@' || p.brand_id] end as words,
      said.naming, c.in_stock, ps.position, c.shown_from, c.shown_until,
      said.new_words, said.new_lexemes, said.new_naming
    from product_cards c
    join products p on p.id = c.product_id
    join product_sites ps on ps.site_id = c.site_id and ps.product_id = c.product_id
    cross join lateral (
      with tokens as materialized (
        select f.n, f.name, word, search_stem(word) as lexeme
        from search_fields f cross join lateral search_split(f.text) word
        where f.site_id = c.site_id and f.product_id = c.product_id
      )
      select named.*, learned.*
      from (
        select coalesce(array_agg(lexeme), '{}')
            || coalesce(array_agg('=' || lexeme) filter (where name <> 'prose'), '{}')
            || coalesce(array_agg('!' || lexeme) filter (where name = 'kind'), '{}') as words,
          coalesce(array_agg(name || ' ' || lexeme) filter (where name <> 'prose'), '{}') as naming
        from (
          select distinct on (lexeme) lexeme, name
          from tokens where char_length(lexeme) > 1 order by lexeme, n
        ) best
      ) named
      cross join (
        select array_agg(word) as new_words, array_agg(lexeme) as new_lexemes,
          array_agg(is_naming) as new_naming
        from (
          select word, min(lexeme) as lexeme, bool_or(name <> 'prose') as is_naming
          from tokens where char_length(lexeme) > 1 group by word
        ) t
        where not exists (
          select from search_words known
          where known.site_id = c.site_id and known.word = t.word
            and (known.is_naming or not t.is_naming))
      ) learned
    ) said
    where c.product_id = any(ids)
  ), written as (
    insert into search_documents as present
      (site_id, product_id, words, naming, in_stock, position, shown_from, shown_until)
    select site_id, product_id, array_to_tsvector(words), naming, in_stock, position,
      shown_from, shown_until
    from fresh
    on conflict (site_id, product_id) do update set
      words = excluded.words, naming = excluded.naming, in_stock = excluded.in_stock,
      position = excluded.position, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until
    where present.* is distinct from excluded.*
  )
  select learn_words(array_agg(site_id), array_agg(word), array_agg(lexeme), array_agg(is_naming))
  from (
    select site_id, word, min(lexeme) as lexeme, bool_or(is_naming) as is_naming
    from fresh
    cross join lateral unnest(new_words, new_lexemes, new_naming) new (word, lexeme, is_naming)
    group by site_id, word
  ) unknown
$$;
-- Planned once, perhaps while tables are empty: look-ups by key are right for any size.
alter function refresh_documents(bigint[]) set plan_cache_mode = force_generic_plan;
alter function refresh_documents(bigint[]) set enable_seqscan = off;
alter function refresh_documents(bigint[]) set enable_hashjoin = off;
alter function refresh_documents(bigint[]) set enable_mergejoin = off;
