-- Search forgives one letter by deletion neighbourhoods: two words that differ by one wrong, missing, extra or exchanged
-- letter always share a spelling, whereas trigrams of a short word may all differ. Exact keys also are read faster.
create function feria_spellings(words text) returns text[] language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(distinct case when i = 0 then word else left(word, i - 1) || substr(word, i + 1) end), '{}')
    from string_to_table(words, ' ') word, generate_series(0, length(word)) i
    where length(word) between 4 and 41
  );
--> statement-breakpoint
create index products_by_spelling on products using gin (shop_id, feria_spellings(plain_name));
--> statement-breakpoint
-- Products of a shop whose name has every word, or, for words of five letters or more, one that differs by one wrong,
-- missing, extra or exchanged letter. Runs as the worker, since under a policy neither index is used (their operators are
-- not leakproof), and answers for the transaction's own shop only. The longest word goes through the indexes; one of two
-- letters has no trigram, and reads the shop's names.
create or replace function feria_search(shop integer, words text[]) returns setof integer
  language sql stable security definer set search_path = public rows 100 as $$
  with wanted as materialized (select word, feria_swaps(word) as swaps from unnest(words) word),
  candidates as (
    select p.id, p.plain_name from products p
    where p.shop_id = shop and shop = feria_shop() and length(words[1]) >= 3
      and (p.plain_name like '%' || words[1] || '%'
        or feria_spellings(p.plain_name) && case when length(words[1]) >= 5 then feria_spellings(words[1]) else '{}' end)
    union all
    select p.id, p.plain_name from products p
    where p.shop_id = shop and shop = feria_shop() and length(words[1]) < 3 and position(words[1] in p.plain_name) > 0
  )
  select id from candidates
  where not exists (
    select from wanted
    where position(word in plain_name) = 0 and (length(word) < 5 or not exists (
      select from string_to_table(plain_name, ' ') part
      where length(part) between length(word) - 1 and length(word) + 1
        and (levenshtein_less_equal(part, word, 1) <= 1 or part = any (swaps))
    ))
  );
$$;
