-- To compare letter by letter is dear: whatever else can leave a product out comes before.
alter function feria_near(text, text, text[]) cost 5000;
--> statement-breakpoint
-- Products of a shop in which a word is found, each once, with where (see `feria_search`): through the indexes, planned for
-- the word, which may mean one product or half of them.
create function feria_hits(shop integer, word text) returns table (id integer, rank integer)
  language plpgsql stable set plan_cache_mode = force_custom_plan rows 100 as $$
#variable_conflict use_column
declare
  swaps text[] := feria_swaps(word);
  spellings text[] := feria_spellings(word);
  anywhere tsquery := feria_question(word, 'ABCD');
  in_name tsquery := feria_question(word, 'A');
  in_facts tsquery := feria_question(word, 'AB');
  within integer[];
  tagged integer[];
begin
  within := array(
    select c.id from categories c where c.shop_id = shop and feria_lexemes(c.name) @@ anywhere);
  tagged := array(
    select (value ->> 'id')::integer from shops s, jsonb_path_query(s.tags, '$[*].values[*]') value
    where s.shop_id = shop and feria_lexemes(value ->> 'name') @@ anywhere);

  return query
  with hits as (
    select p.id, 0 as rank from products p
    where p.shop_id = shop and length(word) >= 3 and p.plain_name like '%' || word || '%'
    union all
    select p.id, 0 from products p
    where p.shop_id = shop and length(word) >= 5 and feria_spellings(p.plain_name) && spellings
      and p.plain_name not like '%' || word || '%' and feria_near(p.plain_name, word, swaps)
    union all
    select p.id, 0 from products p
    where p.shop_id = shop and length(word) < 3 and position(word in p.plain_name) > 0
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
  )
  select hits.id, min(hits.rank) from hits group by hits.id;
end
$$;
--> statement-breakpoint
revoke execute on function feria_hits(integer, text) from public;
--> statement-breakpoint
-- Products of a shop in which every word is found, with where: 0 in the name, as a part of it, in singular or plural, or,
-- for words of five letters or more, with one wrong, missing, extra or exchanged letter; 1 in its category, tags, brand,
-- number or options; 2 in its summary or description; of several words the one found least. Runs as the worker, since
-- under a policy none of the indexes is used (their operators are not leakproof), and answers for the transaction's own
-- shop only. The longest word goes through the indexes, and so does each further word while what was found is many: to
-- compare spellings one product at a time takes seconds. What is few is read; so are words of two letters, which no index
-- knows.
create or replace function feria_search(shop integer, words text[]) returns table (id integer, rank integer)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan rows 100 as $$
#variable_conflict use_column
declare
  few constant integer := 200;
  word text;
  ids integer[];
  ranks integer[];
  swaps text[];
  anywhere tsquery;
  in_name tsquery;
  in_facts tsquery;
  within integer[];
  parts integer[];
  tagged integer[];
begin
  if words[1] is null or shop is distinct from feria_shop() then return; end if;

  select array_agg(h.id), array_agg(h.rank) into ids, ranks from feria_hits(shop, words[1]) h;

  foreach word in array words[2:] loop
    exit when ids is null;
    if cardinality(ids) > few and length(word) >= 3 then
      select array_agg(h.id), array_agg(greatest(h.rank, k.rank)) into ids, ranks
      from feria_hits(shop, word) h join unnest(ids, ranks) k (id, rank) on k.id = h.id;
      continue;
    end if;
    swaps := feria_swaps(word);
    anywhere := feria_question(word, 'ABCD');
    in_name := feria_question(word, 'A');
    in_facts := feria_question(word, 'AB');
    within := array(select c.id from categories c where c.shop_id = shop and feria_lexemes(c.name) @@ anywhere);
    parts := array(select s.id from subcategories s where s.shop_id = shop and feria_lexemes(s.name) @@ anywhere);
    tagged := array(
      select (value ->> 'id')::integer from shops s, jsonb_path_query(s.tags, '$[*].values[*]') value
      where s.shop_id = shop and feria_lexemes(value ->> 'name') @@ anywhere);
    select array_agg(f.id), array_agg(f.rank) into ids, ranks
    from (
      select k.id, greatest(k.rank, case
        when position(word in p.plain_name) > 0 or p.about @@ in_name then 0
        when length(word) >= 5 and feria_near(p.plain_name, word, swaps) then 0
        when p.category_id = any (within) or p.subcategory_id = any (parts)
          or p.tag_values && tagged or p.about @@ in_facts then 1
        when p.about @@ anywhere then 2
        else 3 end) as rank
      from unnest(ids, ranks) k (id, rank) join products p on p.shop_id = shop and p.id = k.id
    ) f where f.rank < 3;
  end loop;

  return query select k.id, k.rank from unnest(ids, ranks) k (id, rank);
end
$$;
--> statement-breakpoint
grant create on schema public to feria_worker;
--> statement-breakpoint
alter function feria_hits(integer, text) owner to feria_worker;
--> statement-breakpoint
revoke create on schema public from feria_worker;
