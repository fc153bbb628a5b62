select feria_protect(part) from unnest(array[
  'shops', 'template_settings', 'policies', 'branches', 'discounts', 'shop_views',
  'categories', 'subcategories', 'products', 'stock'
]::regclass[]) part;
--> statement-breakpoint
-- Requests never open or close shops.
revoke insert, delete on shops from feria_app;
grant usage on sequence shop_ids to feria_worker;
grant usage on sequence product_ids, variant_ids to feria_app, feria_worker;
--> statement-breakpoint
-- The tables that belong to no shop: requests read them, and of jobs see nothing.
grant select on hosts, product_owner, cities to feria_app;
grant select, insert, update, delete on hosts, product_owner, cities, jobs to feria_worker;
--> statement-breakpoint
create function feria_own_products() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into product_owner (product_id, shop_id) select id, shop_id from created;
  return null;
end
$$;
--> statement-breakpoint
create trigger own_products after insert on products referencing new table as created
  for each statement execute function feria_own_products();
--> statement-breakpoint
create index products_by_word on products using gin (shop_id, plain_name gin_trgm_ops);
--> statement-breakpoint
-- Every word with two neighbouring letters exchanged.
create function feria_swaps(word text) returns text[] language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(substr(word, 1, i - 1) || substr(word, i + 1, 1) || substr(word, i, 1) || substr(word, i + 2)), '{}')
    from generate_series(1, length(word) - 1) i
  );
--> statement-breakpoint
-- The words of a search, longest first: at most eight, each short enough to compare.
create function feria_words(search text) returns text[] language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(word order by length(word) desc), '{}')
    from (select left(word, 40) as word from string_to_table(feria_plain(left(search, 200)), ' ') word where word <> '' limit 8) words
  );
--> statement-breakpoint
-- Products of a shop whose name has every word, or, for words of five letters or more, one that differs by one wrong,
-- missing, extra or exchanged letter. Under a policy the trigram index is ignored, since its operators are not leakproof;
-- this function runs as the worker, takes the shop, and answers for the transaction's own shop only.
-- The longest word goes through the index: one letter off leaves a third of a word's trigrams, hence the threshold.
create function feria_search(shop integer, words text[]) returns setof integer
  language sql stable security definer set search_path = public set pg_trgm.word_similarity_threshold = 0.3 rows 100 as $$
  with wanted as materialized (select word, feria_swaps(word) as swaps from unnest(words) word)
  select p.id from products p
  where p.shop_id = shop and shop = feria_shop()
    and (p.plain_name like '%' || words[1] || '%' or (length(words[1]) >= 5 and words[1] <% p.plain_name))
    and not exists (
      select from wanted
      where position(word in p.plain_name) = 0 and (length(word) < 5 or not exists (
        select from string_to_table(p.plain_name, ' ') part
        where length(part) between length(word) - 1 and length(word) + 1
          and (levenshtein_less_equal(part, word, 1) <= 1 or part = any (swaps))
      ))
    );
$$;
--> statement-breakpoint
revoke execute on function feria_search(integer, text[]) from public;
grant execute on function feria_search(integer, text[]) to feria_app;
grant create on schema public to feria_worker;
alter function feria_search(integer, text[]) owner to feria_worker;
revoke create on schema public from feria_worker;
