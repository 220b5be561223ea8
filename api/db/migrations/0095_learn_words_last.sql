-- Two transactions that bring the same new word wait for each other, and one of them could hold what
-- the other was about to wait for: a brand and a product renamed alike at one moment. Now new words
-- are learned by one transaction at a time, as the last of all that it does.

create function learn_words(sites integer[], words text[], lexemes text[], naming boolean[])
returns void
language plpgsql as $$
begin
  if sites is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('search words'));
  insert into search_words (site_id, word, lexeme, is_naming)
  select * from unnest(sites, words, lexemes, naming)
  on conflict (site_id, word) do update set is_naming = true
  where not search_words.is_naming and excluded.is_naming;
end $$;

-- As before (0061), but for how words are learned.
create or replace function refresh_documents(ids bigint[]) returns void
language sql as $$
  delete from search_documents d where d.product_id = any(ids) and not exists (
    select from product_cards c where c.site_id = d.site_id and c.product_id = d.product_id);

  with tokens as materialized (
    select f.site_id, f.product_id, f.n, f.name, token as word, search_stem(token) as lexeme
    from search_fields f cross join lateral unnest(search_tokens(f.text)) token
    where f.product_id = any(ids)
  ), best as (
    select distinct on (site_id, product_id, lexeme) site_id, product_id, lexeme, name
    from tokens where char_length(lexeme) > 1 order by site_id, product_id, lexeme, n
  ), documents as (
    select site_id, product_id,
      array_agg(lexeme)
        || coalesce(array_agg('=' || lexeme) filter (where name <> 'prose'), '{}')
        || coalesce(array_agg('!' || lexeme) filter (where name = 'kind'), '{}') as words,
      coalesce(array_agg(name || ' ' || lexeme) filter (where name <> 'prose'), '{}') as naming
    from best group by site_id, product_id
  ), written as (
    insert into search_documents as present
      (site_id, product_id, words, naming, in_stock, position, shown_from, shown_until)
    select c.site_id, c.product_id,
      array_to_tsvector(coalesce(d.words, '{}') || search_codes(p.id)
        || case when p.brand_id is null then '{}' else array['@' || p.brand_id] end),
      coalesce(d.naming, '{}'), c.in_stock, ps.position, c.shown_from, c.shown_until
    from product_cards c
    join products p on p.id = c.product_id
    join product_sites ps on ps.site_id = c.site_id and ps.product_id = c.product_id
    left join documents d on d.site_id = c.site_id and d.product_id = c.product_id
    where c.product_id = any(ids)
    on conflict (site_id, product_id) do update set
      words = excluded.words, naming = excluded.naming, in_stock = excluded.in_stock,
      position = excluded.position, shown_from = excluded.shown_from,
      shown_until = excluded.shown_until
    where present.* is distinct from excluded.*
  )
  select learn_words(array_agg(site_id), array_agg(word), array_agg(lexeme), array_agg(is_naming))
  from (
    select site_id, word, min(lexeme) as lexeme, bool_or(name <> 'prose') as is_naming
    from tokens t
    where char_length(lexeme) > 1 and not exists (
      select from search_words known
      where known.site_id = t.site_id and known.word = t.word
        and (known.is_naming or t.name = 'prose'))
    group by site_id, word
  ) unknown
$$;
alter function refresh_documents(bigint[]) set plan_cache_mode = force_generic_plan;

alter table search_entries add column naming text not null default '';

-- As before (0062), but at commit; its words are learned after the products' documents.
create or replace function keep_entry() returns trigger
language plpgsql as $$
declare
  gone jsonb := to_jsonb(old);
  entry jsonb := to_jsonb(new);
  site integer := (entry ->> 'site_id')::integer;
  naming text;
  prose text;
begin
  if entry is null or entry ->> 'archived_at' is not null then
    delete from search_entries where kind = tg_argv[0] and id = (coalesce(gone, entry) ->> 'id')::bigint;
    return null;
  end if;
  select string_agg(search_text(entry -> col), ' ') into naming
  from unnest(string_to_array(tg_argv[1], ',')) col;
  select coalesce(string_agg(search_text(entry -> col), ' '), '') into prose
  from unnest(string_to_array(tg_argv[2], ',')) col;
  naming := concat_ws(' ', naming, tg_argv[3]);
  insert into search_entries (kind, id, site_id, naming, words)
  select tg_argv[0], (entry ->> 'id')::bigint, site, naming, array_to_tsvector(
    search_lexemes(naming) || search_lexemes(prose)
    || array(select '=' || lexeme from unnest(search_lexemes(naming)) lexeme))
  on conflict (kind, id) do update
  set site_id = excluded.site_id, naming = excluded.naming, words = excluded.words
  where search_entries.* is distinct from excluded.*;
  return null;
end $$;


create function learn_entry() returns trigger
language plpgsql as $$
begin
  perform learn_words(array_agg(s.id), array_agg(token), array_agg(search_stem(token)),
    array_agg(true))
  from sites s, unnest(search_tokens(new.naming)) token
  where (new.site_id is null or s.id = new.site_id) and char_length(search_stem(token)) > 1
    and not exists (
      select from search_words w where w.site_id = s.id and w.word = token and w.is_naming);
  return null;
end $$;
create constraint trigger search_entries_learn after insert or update on search_entries
  deferrable initially deferred for each row execute function learn_entry();

drop trigger brands_entry on brands;
create constraint trigger brands_entry after insert or delete or update of title on brands
  deferrable initially deferred for each row execute function keep_entry('brand', 'title', '', '');
drop trigger shops_entry on shops;
create constraint trigger shops_entry after insert or delete or update on shops
  deferrable initially deferred for each row execute function keep_entry('shop',
    'title,city,address', '', 'магазин бутик адрес shop store boutique address');
drop trigger pages_entry on pages;
create constraint trigger pages_entry after insert or delete or update of title, content on pages
  deferrable initially deferred for each row
  execute function keep_entry('page', 'title', 'content', '');
drop trigger sets_entry on sets;
create constraint trigger sets_entry
  after insert or delete or update of title, description, archived_at on sets
  deferrable initially deferred for each row execute function keep_entry('set', 'title',
    'description', 'образ образы комплект лук look looks outfit set');

update brands set title = title;
update shops set title = title;
update pages set title = title;
update sets set title = title;
