-- What the search knows of each product on each site, in both languages. Derived as cards are
-- (0014): a product that is stale is written anew at commit, after its card.

create table search_documents (
  site_id integer not null references sites,
  product_id bigint not null,
  -- Lexemes: "плат" stands anywhere, "=плат" in what names the product, "!плат" says what kind of
  -- garment it is, "#vr261" begins its article number, "@12" is its brand.
  words tsvector not null,
  -- Each lexeme that names the product after the best field it stands in: "kind плат", "color син".
  naming text[] not null,
  in_stock boolean not null,
  position integer not null,
  shown_from timestamptz,
  shown_until timestamptz,
  primary key (site_id, product_id)
) with (fillfactor = 90, toast_tuple_target = 512);
create index search_documents_words on search_documents using gin (words) with (fastupdate = off);
create index search_documents_product on search_documents (product_id);

-- The texts of a product by field, the weightiest first. Short texts among the attributes state a
-- fact ("100% silk"), long ones are prose like the description.
create view search_fields as
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
      pa.option_id is not null or char_length(search_text(pa.text)) <= 120 as is_fact
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

-- Article numbers as they may be typed: without what stands between their parts, from any part on;
-- of the sizes only those that do not begin with the product's own.
create function search_codes(product bigint) returns text[]
language sql stable as $$
  with own as (
    select regexp_split_to_array(trim(both '-' from
      regexp_replace(lower(sku_full), '[^[:alnum:]]+', '-', 'g')), '-') as parts
    from products where id = product
  ), codes as (
    select array_to_string(parts[n:], '') as code from own, generate_series(1, cardinality(parts)) n
    union all
    select size.code from own, (
      select regexp_replace(lower(code), '[^[:alnum:]]+', '', 'g') as code
      from skus where product_id = product and archived_at is null
    ) size
    where not starts_with(size.code, array_to_string(parts, ''))
  )
  select coalesce(array_agg(distinct '#' || code), '{}') from codes where char_length(code) >= 4
$$;

-- Every word of the shop as it is written there, for the beginnings and the misspellings of words.
create table search_words (
  site_id integer not null references sites,
  word text not null,
  lexeme text not null,
  sound text not null generated always as (search_sound(word)) stored,
  -- It names products; otherwise it stands in descriptions alone.
  is_naming boolean not null,
  -- Products that have the lexeme; counted by a job, so only about right.
  documents integer not null default 1,
  primary key (site_id, word)
);
create index search_words_beginning on search_words (site_id, word text_pattern_ops);
create index search_words_lexeme on search_words (site_id, lexeme);
create index search_words_sound on search_words (site_id, sound) where is_naming;
create index search_words_alike on search_words using gin (word gin_trgm_ops) where is_naming;
create index search_words_sounding_alike on search_words using gin (sound gin_trgm_ops)
  where is_naming;

create function refresh_documents(ids bigint[]) returns void
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
  -- In one order, so that two transactions with the same new words do not deadlock.
  insert into search_words as present (site_id, word, lexeme, is_naming)
  select site_id, word, min(lexeme), bool_or(name <> 'prose')
  from tokens t
  where char_length(lexeme) > 1 and not exists (
    select from search_words known
    where known.site_id = t.site_id and known.word = t.word
      and (known.is_naming or t.name = 'prose'))
  group by site_id, word order by site_id, word
  on conflict (site_id, word) do update set is_naming = true where not present.is_naming
    and excluded.is_naming
$$;
alter function refresh_documents(bigint[]) set plan_cache_mode = force_generic_plan;

-- Whatever makes a product stale makes its document stale. Their triggers were queued first, so at
-- commit the product is locked and its card is fresh by now.
create unlogged table stale_documents (
  tx xid8 not null default pg_current_xact_id(),
  product_id bigint not null,
  -- Otherwise only its stock has changed.
  of_words boolean not null,
  primary key (tx, product_id)
);

create function mark_documents() returns trigger
language plpgsql as $$
begin
  insert into stale_documents as present (product_id, of_words)
  select product_id, of_page or of_card from marked
  on conflict (tx, product_id) do update set of_words = true
  where excluded.of_words and not present.of_words;
  return null;
end $$;
create trigger stale_products_mark_documents after insert on stale_products
  referencing new table as marked for each statement execute function mark_documents();
create trigger stale_products_mark_documents_too after update on stale_products
  referencing new table as marked for each statement execute function mark_documents();

create function refresh_stale_documents() returns trigger
language plpgsql as $$
declare
  stale bigint[];
  in_stock_only bigint[];
begin
  if not exists (
    select from stale_documents where tx = new.tx and product_id = new.product_id) then
    return null;
  end if;
  with done as (
    delete from stale_documents where tx = pg_current_xact_id() returning product_id, of_words
  )
  select array_agg(product_id) filter (where of_words),
    array_agg(product_id) filter (where not of_words)
  into stale, in_stock_only from done;
  if in_stock_only is not null then
    update search_documents d set in_stock = c.in_stock
    from product_cards c
    where d.product_id = any(in_stock_only)
      and c.site_id = d.site_id and c.product_id = d.product_id and c.in_stock <> d.in_stock;
  end if;
  if stale is not null then
    perform refresh_documents(stale);
  end if;
  return null;
end $$;
create constraint trigger stale_documents_refresh after insert on stale_documents
  deferrable initially deferred for each row execute function refresh_stale_documents();

-- What documents speak of besides cards and pages.
create function option_mark() returns trigger
language plpgsql as $$
begin
  perform from attribute_options where id = new.id for update;
  perform mark_stale(array_agg(product_id), true, false)
  from product_attributes where option_id = new.id;
  return null;
end $$;
create trigger attribute_options_title_mark after update of title on attribute_options
  for each row when (old.title <> new.title) execute function option_mark();

create function collection_mark() returns trigger
language plpgsql as $$
begin
  perform from collections where id = new.id for update;
  perform mark_stale(array_agg(product_id), true, false)
  from product_collections where collection_id = new.id;
  return null;
end $$;
create trigger collections_title_mark after update of title on collections
  for each row when (old.title <> new.title) execute function collection_mark();

create trigger product_collections_mark after insert or delete or update on product_collections
  for each row execute function part_mark('page', '');

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
