-- For words that a large part of the shop has: its products in the order in which they stand, to be
-- walked until enough of them have the words.
create index search_documents_standing on search_documents
  (site_id, in_stock desc, position, product_id desc);

-- `^@` finds no index for a beginning that is not known while planning; this does.
create function search_beginnings(site integer, start text, at_most integer)
returns table (word text, lexeme text, documents integer)
language sql stable as $$
  select min(w.word), w.lexeme, max(w.documents) from search_words w
  where w.site_id = site and w.word ~>=~ start and w.word ~<~ (start || chr(1114111))
  group by w.lexeme
  order by bool_or(w.is_naming) desc, max(w.documents) desc, w.lexeme
  limit at_most
$$;
