-- What is found besides products: brands, shops, static pages. Few, and kept row by row.

create table search_entries (
  kind text not null check (kind in ('brand', 'shop', 'page', 'set', 'article')),
  id bigint not null,
  -- Null: the same on every site.
  site_id integer references sites on delete cascade,
  -- As in search_documents: "=достав" names it, "достав" stands anywhere in it.
  words tsvector not null,
  primary key (kind, id)
);
create index search_entries_words on search_entries using gin (words);

-- For triggers: its kind, the columns that name it, those that are prose, words that all of its
-- kind go by.
create function keep_entry() returns trigger
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
  insert into search_entries (kind, id, site_id, words)
  select tg_argv[0], (entry ->> 'id')::bigint, site, array_to_tsvector(
    search_lexemes(naming) || search_lexemes(prose)
    || array(select '=' || lexeme from unnest(search_lexemes(naming)) lexeme))
  on conflict (kind, id) do update
  set site_id = excluded.site_id, words = excluded.words
  where search_entries.* is distinct from excluded.*;
  insert into search_words (site_id, word, lexeme, is_naming, documents)
  select s.id, token, search_stem(token), true, 0
  from sites s, unnest(search_tokens(naming)) token
  where (site is null or s.id = site) and char_length(search_stem(token)) > 1
  order by 1, 2
  on conflict (site_id, word) do update set is_naming = true where not search_words.is_naming;
  return null;
end $$;

create trigger brands_entry after insert or delete or update of title on brands
  for each row execute function keep_entry('brand', 'title', '', '');
create trigger shops_entry after insert or delete or update on shops
  for each row execute function keep_entry('shop', 'title,city,address', '',
    'магазин бутик адрес shop store boutique address');
create trigger pages_entry after insert or delete or update of title, content on pages
  for each row execute function keep_entry('page', 'title', 'content', '');

-- Those that are there already.
update brands set title = title;
update shops set title = title;
update pages set title = title;
