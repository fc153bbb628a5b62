-- Words in one form for singular and plural, and for spellings that plurals change: endings of e and s go (flor, flores;
-- clase, clases), z and y become what they are before one (luz, luces; berry, berries), as do -ao (limão, limões) and -x
-- (bijou, bijoux). Rough, and the same for what is searched for and what is found; for the four languages of shops at once.
create function feria_stems(words text) returns text language sql immutable parallel safe strict
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(words,
    '([cdglmnz])oes(?= |$)', '\1ao', 'g'),
    '([ao]u)x(?= |$)', '\1', 'g'),
    '([^ ]{3})[es]{1,4}(?= |$)', '\1', 'g'),
    '([^ ]{2})z(?= |$)', '\1c', 'g'),
    '([^ ]{2})y(?= |$)', '\1i', 'g');
--> statement-breakpoint
create function feria_lexemes(words text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', feria_stems(feria_plain(coalesce(words, ''))));
--> statement-breakpoint
-- What is searched of a product itself: its name (A), brand, number and options (B), summary and description (C).
create function feria_about(name text, brand text, sku text, options jsonb, summary text, description text)
  returns tsvector language sql immutable parallel safe
  return setweight(feria_lexemes(name), 'A')
    || setweight(feria_lexemes(concat_ws(' ', brand, sku,
      (select string_agg(value #>> '{}', ' ') from jsonb_path_query(options, '$[*].values[*]') value))), 'B')
    || setweight(feria_lexemes(concat_ws(' ', summary, regexp_replace(left(description, 20000), '<[^<>]*>', ' ', 'g'))), 'C');
--> statement-breakpoint
alter table products add column about tsvector not null
  generated always as (feria_about(name, brand, sku, options, summary, description)) stored;
--> statement-breakpoint
create index products_by_about on products using gin (shop_id, about);
--> statement-breakpoint
create index products_by_category on products (shop_id, category_id, subcategory_id);
--> statement-breakpoint
create index products_by_tag on products using gin (shop_id, tag_values);
--> statement-breakpoint
drop function feria_search(integer, text[]);
--> statement-breakpoint
-- Whether a word of a name is this one with one wrong, missing, extra or exchanged letter.
create function feria_near(plain_name text, word text, swaps text[]) returns boolean
  language sql immutable parallel safe
  return length(word) >= 5 and exists (
    select from string_to_table(plain_name, ' ') part
    where length(part) between length(word) - 1 and length(word) + 1
      and (levenshtein_less_equal(part, word, 1) <= 1 or part = any (swaps))
  );
--> statement-breakpoint
-- A word as a question to `about`, among the weights: itself in any number, or what starts with it.
create function feria_question(word text, weights text) returns tsquery language sql immutable parallel safe strict
  return format(case when length(word) < 3 then '%1$L:%3$s' else '%1$L:%3$s | %2$L:*%3$s' end, feria_stems(word), word, weights)::tsquery;
--> statement-breakpoint
-- Products of a shop in which every word is found, with where: 0 in the name, as a part of it, in singular or plural, or,
-- for words of five letters or more, with one wrong, missing, extra or exchanged letter; 1 in its category, tags, brand,
-- number or options; 2 in its summary or description; of several words the one found least. Runs as the worker, since
-- under a policy none of the indexes is used (their operators are not leakproof), and answers for the transaction's own
-- shop only. The longest word goes through the indexes, planned for the word, which may mean one product or half of them;
-- one of two letters has no trigram, and reads the shop's names. The other words are looked for in what the longest found.
create function feria_search(shop integer, words text[]) returns table (id integer, rank integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan rows 100 as $$
#variable_conflict use_column
declare
  first text := words[1];
  swaps text[] := feria_swaps(first);
  spellings text[] := feria_spellings(first);
  anywhere tsquery := feria_question(first, 'ABCD');
  in_name tsquery := feria_question(first, 'A');
  in_facts tsquery := feria_question(first, 'AB');
  within integer[];
  tagged integer[];
begin
  if first is null or shop is distinct from feria_shop() then return; end if;

  within := array(
    select c.id from categories c where c.shop_id = shop and feria_lexemes(c.name) @@ anywhere);
  tagged := array(
    select (value ->> 'id')::integer from shops s, jsonb_path_query(s.tags, '$[*].values[*]') value
    where s.shop_id = shop and feria_lexemes(value ->> 'name') @@ anywhere);

  return query
  with hits as (
    select p.id, 0 as rank from products p
    where p.shop_id = shop and length(first) >= 3 and p.plain_name like '%' || first || '%'
    union all
    select p.id, 0 from products p
    where p.shop_id = shop and length(first) >= 5 and feria_spellings(p.plain_name) && spellings
      and p.plain_name not like '%' || first || '%' and feria_near(p.plain_name, first, swaps)
    union all
    select p.id, 0 from products p
    where p.shop_id = shop and length(first) < 3 and position(first in p.plain_name) > 0
    union all
    select p.id, case when p.about @@ in_name then 0 when p.about @@ in_facts then 1 else 2 end from products p
    where p.shop_id = shop and p.about @@ anywhere
    union all
    select p.id, 1 from products p where p.shop_id = shop and within <> '{}' and p.category_id = any (within)
    union all
    select p.id, 1 from subcategories s join products p
      on p.shop_id = shop and p.category_id = s.category_id and p.subcategory_id = s.id
    where s.shop_id = shop and feria_lexemes(s.name) @@ anywhere
    union all
    select p.id, 1 from products p where p.shop_id = shop and tagged <> '{}' and p.tag_values && tagged
  ),
  others as materialized (
    select word, feria_swaps(word) as swaps, feria_question(word, 'ABCD') as anywhere,
      feria_question(word, 'A') as in_name, feria_question(word, 'AB') as in_facts,
      array(
        select c.id from categories c where c.shop_id = shop and feria_lexemes(c.name) @@ feria_question(word, 'ABCD')) as categories,
      array(
        select s.id from subcategories s where s.shop_id = shop and feria_lexemes(s.name) @@ feria_question(word, 'ABCD')) as subcategories,
      array(
        select (value ->> 'id')::integer from shops s, jsonb_path_query(s.tags, '$[*].values[*]') value
        where s.shop_id = shop and feria_lexemes(value ->> 'name') @@ feria_question(word, 'ABCD')) as tags
    from unnest(words[2:]) word
  ),
  best as (select hits.id, min(hits.rank) as rank from hits group by hits.id)
  select best.id, best.rank from best where cardinality(words) = 1
  union all
  select best.id, greatest(best.rank, found.rank) from best join products p on p.shop_id = shop and p.id = best.id,
    lateral (
      select max(case
        when position(o.word in p.plain_name) > 0 or p.about @@ o.in_name then 0
        when feria_near(p.plain_name, o.word, o.swaps) then 0
        when p.category_id = any (o.categories) or p.subcategory_id = any (o.subcategories)
          or p.tag_values && o.tags or p.about @@ o.in_facts then 1
        when p.about @@ o.anywhere then 2
        else 3 end) as rank
      from others o
    ) found
  where cardinality(words) > 1 and found.rank < 3;
end
$$;
--> statement-breakpoint
revoke execute on function feria_search(integer, text[]) from public;
--> statement-breakpoint
grant execute on function feria_search(integer, text[]) to feria_app;
--> statement-breakpoint
grant create on schema public to feria_worker;
--> statement-breakpoint
alter function feria_search(integer, text[]) owner to feria_worker;
--> statement-breakpoint
revoke create on schema public from feria_worker;
